/** @file Tells whether a text names a supplier, however much of the name's legal form it leaves out. */

interface Token {
  readonly text: string;
  readonly isCapital: boolean;
  /** True where more than a space or a mark that joins names stands in front: another line, a comma, an @. */
  readonly isApart: boolean;
}

const foldedWords = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(" ")).map((word) => fold(word)));

/** Without the spaces and dots: B.V. is "bv", S.r.l. is "srl", GmbH & Co. KG is three of them. */
const formsBehind = foldedWords(
  "ltd limited plc llp lp cic inc incorporated corp corporation llc co company pty pte bhd sdn",
  "gmbh mbh ag kg kgaa ohg ug ek ev eg gbr se haftungsbeschränkt",
  "sa sas sasu sarl eurl snc sci scop nv bv bvba vof cv srl spa sapa sl slu sau lda unipessoal",
  "ab as asa aps is oy oyj hf ehf ks spzoo spj sro kft zrt bt nyrt doo dd ad eood ood sia uab ou",
);
const formsInFront = foldedWords("the societe sté ste firma fa messrs sarl sas eurl snc");

/** What joins the parts of a name, and is written "&" as often. */
const joints = foldedWords("and und et en og och");

/** Words that stand on every second invoice, whoever sent it: a supplier of that name alone is not named by them. */
const everyday = foldedWords(
  "account amount balance bank bill business cash city contact customer date delivery description direct discount due",
  "email energy express fax first global group home international invoice item market mobile national net next number",
  "office online order page paid payment people phone post price product project quantity reference sales service",
  "services shipping shop site standard statement store supplier supplies support tax telephone terms total transport",
  "travel unit united value visa web work no nr ref",
  "rechnung summe gesamt betrag datum konto kunde lieferung steuer netto brutto",
  "facture montant client livraison compte banque factuur totaal bedrag klant fattura totale importe cliente fecha",
);
/** What leads to a name, and is no part of it where it stands in front. */
const leads = foldedWords("from to by for at pay payable via your our von an bei für par van aan door da per");

const fewestLetters = 4;
const longestForm = 4;

/**
 * [Note: a supplier named]
 *
 * "Acme Ltd" is named by "ACME", by "Acme Limited" and by "info@acme.com", and
 * not by "Acme Catering", which may be somebody else: no other word of a name
 * may stand beside it. A name that is short, or an everyday word ("BP plc",
 * "Total SA"), counts only together with its legal form.
 *
 * @returns a function for the many suppliers that one text may be from
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

/** However it is spaced: "B.V." has the form of "BV". */
const hasForm = (form: string, tokens: readonly Token[], at: number): boolean =>
  formLengths.some((length) => wordsFrom(tokens.slice(at, at + length)).join("") === form);

const isAt = (name: readonly string[], tokens: readonly Token[], at: number): boolean =>
  name.every((word, n) => tokens[at + n]?.text === word);

function standsAlone(tokens: readonly Token[], start: number, end: number): boolean {
  const [before, first, after] = [tokens[start - 1], tokens[start], tokens[end]];
  const isFresh = before === undefined || first?.isApart || !before.isCapital;
  if (!isFresh && ![everyday, leads, formsInFront].some((words) => words.has(before.text))) return false;
  const isOver = after === undefined || after.isApart || /^\p{N}/u.test(after.text) || everyday.has(after.text);
  return isOver || formLength(wordsFrom(tokens.slice(end, end + longestForm))) > 0;
}

const wordsFrom = (tokens: readonly Token[]): readonly string[] => tokens.map((token) => token.text);

/** A name without its legal form, and that form without its spaces. */
function splitName(name: readonly string[]): { readonly core: readonly string[]; readonly form: string } {
  let core = formsInFront.has(name[0] ?? "") ? name.slice(1) : name;
  const end = core;
  for (let length = endingFormLength(core); length > 0; length = endingFormLength(core)) core = core.slice(0, -length);
  return { core, form: end.slice(core.length).join("") };
}

/** How many tokens at the start are a legal form, written in one or letter by letter. */
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

/** "O'Brien's" and "OBriens" are one. */
const apostrophe = /(?<=\p{L})['’`´](?=\p{L})/gu;

/** Capitals and accents make no difference: "MÜLLER", "Müller" and "Muller" are one. */
function fold(word: string): string {
  return word.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().toLowerCase();
}
