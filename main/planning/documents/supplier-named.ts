/** @file Finds out whether a text names a supplier, with or without the legal form of its name. */

interface Token {
  readonly text: string;
  readonly isCapital: boolean;
  /** True where the text before it separates it from the previous word: a new line, a comma, an @. */
  readonly isApart: boolean;
}

const foldedWords = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(" ")).map((word) => fold(word)));

/** Legal forms after a name, without spaces and dots: "bv" for B.V., "srl" for S.r.l. GmbH & Co. KG is three. */
const formsBehind = foldedWords(
  "ltd limited plc llp lp cic inc incorporated corp corporation llc co company pty pte bhd sdn",
  "gmbh mbh ag kg kgaa ohg ug ek ev eg gbr se haftungsbeschränkt",
  "sa sas sasu sarl eurl snc sci scop nv bv bvba vof cv srl spa sapa sl slu sau lda unipessoal",
  "ab as asa aps is oy oyj hf ehf ks spzoo spj sro kft zrt bt nyrt doo dd ad eood ood sia uab ou",
);
const formsInFront = foldedWords("the societe sté ste firma fa messrs sarl sas eurl snc");

/** Words that join the parts of a name and are often written as "&". */
const joints = foldedWords("and und et en og och");

/** Words that are on many invoices of any supplier: alone they do not name a supplier called like that. */
const everyday = foldedWords(
  "account amount balance bank bill business cash city contact customer date delivery description direct discount due",
  "email energy express fax first global group home international invoice item market mobile national net next number",
  "office online order page paid payment people phone post price product project quantity reference sales service",
  "services shipping shop site standard statement store supplier supplies support tax telephone terms total transport",
  "travel unit united value visa web work no nr ref",
  "rechnung summe gesamt betrag datum konto kunde lieferung steuer netto brutto",
  "facture montant client livraison compte banque factuur totaal bedrag klant fattura totale importe cliente fecha",
);
/** Words that may precede a name without being part of it. */
const leadingWords = foldedWords("from to by for at pay payable via your our von an bei für par van aan door da per");

const fewestLetters = 4;
const longestForm = 4;

/**
 * [Note: a supplier named]
 *
 * "ACME", "Acme Limited" and "info@acme.com" name "Acme Ltd". "Acme Catering" does
 * not, because it may be another company: no other word of a name may be next to
 * it. A short name or an everyday word ("BP plc", "Total SA") counts only with its
 * legal form.
 *
 * @returns a function that says whether the text names a supplier; the text is prepared once for many suppliers
 */
export function createNameFinder(text: string): (supplier: string) => boolean {
  const tokens = tokensOf(text);
  return (supplier) => {
    const { core, form } = splitName(tokensOf(supplier).map((token) => token.text));
    const saysLittle = core.join("").length < fewestLetters || (core.length === 1 && everyday.has(core[0] ?? ""));
    if (core.length === 0 || (saysLittle && form === "")) return false;
    return tokens.some((_, at) => {
      const end = at + core.length;
      return isAt(core, tokens, at) && standsAlone(tokens, at, end) && (!saysLittle || hasForm(form, tokens, end));
    });
  };
}

/** With any spacing: "B.V." is the form "BV". */
const hasForm = (form: string, tokens: readonly Token[], at: number): boolean =>
  formLengths.some((length) => wordsFrom(tokens.slice(at, at + length)).join("") === form);

const isAt = (name: readonly string[], tokens: readonly Token[], at: number): boolean =>
  name.every((word, n) => tokens[at + n]?.text === word);

function standsAlone(tokens: readonly Token[], start: number, end: number): boolean {
  const [before, first, after] = [tokens[start - 1], tokens[start], tokens[end]];
  const isFresh = before === undefined || first?.isApart || !before.isCapital;
  if (!isFresh && ![everyday, leadingWords, formsInFront].some((words) => words.has(before.text))) return false;
  const isOver = after === undefined || after.isApart || /^\p{N}/u.test(after.text) || everyday.has(after.text);
  return isOver || formLength(wordsFrom(tokens.slice(end, end + longestForm))) > 0;
}

const wordsFrom = (tokens: readonly Token[]): readonly string[] => tokens.map((token) => token.text);

/** Splits a name into the name without its legal form, and that form without spaces. */
function splitName(name: readonly string[]): { readonly core: readonly string[]; readonly form: string } {
  let core = formsInFront.has(name[0] ?? "") ? name.slice(1) : name;
  const end = core;
  for (let length = endingFormLength(core); length > 0; length = endingFormLength(core)) core = core.slice(0, -length);
  return { core, form: end.slice(core.length).join("") };
}

/** How many tokens at the start are a legal form, written as one word or letter by letter. */
const formLength = (name: readonly string[]): number =>
  formLengths.find((length) => length <= name.length && formsBehind.has(name.slice(0, length).join(""))) ?? 0;
const endingFormLength = (name: readonly string[]): number =>
  formLengths.find((length) => length <= name.length && formsBehind.has(name.slice(-length).join(""))) ?? 0;
const formLengths = Array.from({ length: longestForm }, (_, n) => longestForm - n);

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  const plain = text.replace(apostrophe, "");
  for (const { 0: word, index } of plain.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const isApart = !/^[ \t\u00a0]*[-‐-―&+/]?[ \t\u00a0]*$/u.test(plain.slice(end, index));
    end = index + word.length;
    const folded = fold(word);
    if (folded !== "" && !joints.has(folded)) tokens.push({ text: folded, isCapital: /^\p{Lu}/u.test(word), isApart });
  }
  return tokens;
}

/** "O'Brien's" and "OBriens" are the same. */
const apostrophe = /(?<=\p{L})['’`´](?=\p{L})/gu;

/** Ignores case and accents: "MÜLLER", "Müller" and "Muller" are the same. */
function fold(word: string): string {
  return word.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().toLowerCase();
}
