/** @file How far an import has gone that is being sent: of several batches, how many. */

interface UploadProgressProps {
  readonly label: string;
  readonly gone: number;
  readonly all: number;
}

export function UploadProgress({ label, gone, all }: UploadProgressProps) {
  return <progress value={gone} max={all} aria-label={label} />;
}
