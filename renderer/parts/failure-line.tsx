/** @file Shows beside a button why its command failed. */

export function FailureLine({ failure }: { readonly failure: string | null }) {
  return failure === null ? null : (
    <p class="failure-line" role="alert">
      {failure}
    </p>
  );
}
