/** @file Says beside a button why its command could not be carried out. */

export function FailureLine({ failure }: { readonly failure: string | null }) {
  return failure === null ? null : (
    <p class="failure-line" role="alert">
      {failure}
    </p>
  );
}
