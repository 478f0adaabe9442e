/** @file Finds sentences that say something was taken: created, saved, received. A rule or a refusal is none. */

const verbs = [
  "created|saved|stored|written|imported|inserted|added|posted|entered|recorded|registered|booked|committed|persisted",
  "processed|completed|accepted|received|queued|enqueued|attached|uploaded|filed",
  "angelegt|gespeichert|erstellt|importiert|übernommen|empfangen|gebucht|verbucht|erfasst|eingegangen|angenommen|angehängt|hochgeladen|verarbeitet",
].join("|");
const participle = new RegExp(String.raw`(?<![\p{L}\d-])(${verbs})(?![\p{L}\d-])`, "giu");

const subject =
  /\b(?:batch(?:es)?|invoices?|documents?|files?|attachments?|uploads?|requests?|submissions?|imports?|data|rows?|items?|records?|lines?|entr(?:y|ies)|all|both|some|it|they|these|everything|stapel|rechnung(?:en)?|dokumente?|dateien?|anfrage|daten|zeilen?|alle|beide|einige)\b/iu;

/** Before the word: it did not happen, or it is a rule, or it is about something else. */
const denied =
  /n['’]t\b|(?<![\w.-])0(?![\w.-])|\b(?:not|never|cannot|unable|no|none|nothing|neither|nor|without|zero|only|be|being|fail(?:ed|ure|s)?|rejected|refused|skipped|invalid|malformed|unexpected|bad|empty|unsupported|too many|another|others?|previous|earlier|\d+ ?(?:of|\/) ?\d+ requests?|rate|quota|limit|before|until|unless|if|when|once|since|than|allowed|nicht|nie|keine?[mnrs]?|nichts|nur|bevor|wenn|falls|ungültige?[mnrs]?)\b/iu;
const aboutSomethingElse =
  /\b(?:errors?|incidents?|problems?|tickets?|issues?|exceptions?|logs?|events?|reports?|suppliers?|accounts?|tokens?|sessions?|users?|periods?|fehler|störung|vorfall|lieferant(?:en)?)\b/iu;
/** After the word: nothing of it, or a rule in German ("muss gespeichert werden"), or a kind of thing ("accepted values"). */
const deniedAfter =
  /^\W*(?:0(?![\w-]|\.\d)|per\b|none\b|nothing\b|no\b|null\b|false\b|werden\b|(?:\w+ )?(?:values?|types?|formats?|extensions?|dates?|codes?|currenc\w+|characters?)\b)/iu;
/** A report by itself: "Created", "Saved as 7", "Received, thank you". */
const standsAlone = /^\W*(?:$|(?:as|with|by|on|at|in|under|but|thanks?|thank|the|your|successfully)\b|[\d#]|[:(])/iu;
/** “The request received was empty” tells of what came, not that it was taken. */
const receivedSurely = /\b(?:was|were|been|is|already|successfully|have|has|we)\W+(?:\w+ly\W+)?$|^\W*$/iu;

const breaks = /[.;!?\n](?=\s|$)|[,:(–—]\s|\s(?:but|while|although|aber|jedoch)\s/giu;

/** “We got your 2 invoices”, “There is no need to resend this request”. */
const hasIt =
  /\bwe(?:['’]ve| have)? got (?:your|the|these|all|both|[1-9]\d*)\b|\b(?:no need to|do not|don['’]t|please do not) (?:re-?send|re-?submit|send (?:it|this|them|the \w+) again)\b/iu;

/** True where a text says that something was created, saved, received or the like: by itself, or not clearly denied. */
export function saysSomethingTaken(text: string): boolean {
  if (hasIt.test(text.slice(0, longestChars))) return true;
  return clausesIn(text).some(({ clause, after }) =>
    [...clause.matchAll(participle)].some((found) => {
      const word = (found[1] ?? "").toLowerCase();
      const whole = clause.slice(0, found.index);
      // "A failed, and B was saved" speaks of two; "not checked and saved" of one.
      const and = Math.max(...[...whole.matchAll(/\s(?:and|und)\s/giu)].map(({ index }) => index), -1);
      const before = and >= 0 && isNamed(whole.slice(and)) ? whole.slice(and) : whole;
      const rest = clause.slice(found.index + word.length) + after;
      if (denied.test(before) || aboutSomethingElse.test(before) || deniedAfter.test(rest)) return false;
      if (word === "received" && !receivedSurely.test(before) && !/^\s+(?:as|by|on|at)\b/i.test(rest)) return false;
      return (
        isNamed(before) ||
        (/^\W*(?:(?:already|successfully|bereits|erfolgreich)\W+)?$/iu.test(before) && standsAlone.test(rest))
      );
    }),
  );
}

/** It names what was taken: a word for it, a number, or a code with digits; or it tells what happened ("what you sent was saved"). */
const isNamed = (words: string): boolean =>
  subject.test(words) ||
  /\b(?:was|were|been|wurden?|ist|sind)\W+(?:\w+\W+)?$/i.test(words) ||
  /(?<!\p{L})[\p{L}-]*\d[\w/-]*/u.test(words);

/** The clauses of a text, each with what follows it. */
function clausesIn(text: string): readonly { readonly clause: string; readonly after: string }[] {
  const plain = text.slice(0, longestChars);
  const ends = [...plain.matchAll(breaks)].map(({ index, 0: mark }) => ({ from: index, to: index + mark.length }));
  return [{ from: 0, to: 0 }, ...ends].map(({ to }, at) => {
    const end = ends[at]?.from ?? plain.length;
    return { clause: plain.slice(to, end), after: plain.slice(end, end + 40) };
  });
}

/** No answer speaks of a batch only after so many words. */
const longestChars = 20_000;
