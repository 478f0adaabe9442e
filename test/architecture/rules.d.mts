/** The walls' shape, for the test that reads them. */
declare const rules: {
  readonly forbidden: readonly { readonly name: string }[];
  readonly options: Readonly<Record<string, unknown>>;
};
export default rules;
