/** @file Recognises a note that says nothing else than that the paper is no invoice to be booked: “Lieferschein”, “For customs purposes only”. */

/** With a number they only name what the invoice is about: “Lieferschein 4711”. */
const papers =
  "delivery note|quotation|quote|offer|estimate|order confirmation|lieferschein|angebot|kostenvoranschlag|auftragsbestätigung|bon de livraison|devis|offre|confirmation de commande|pakbon|leverbon|offerte|orderbevestiging|albarán|presupuesto|confirmación de pedido|preventivo|conferma d['’]ordine|oferta|orçamento";
const blocked =
  "(?:invoice|payment) (?:is )?(?:blocked|locked)|(?:rechnung|beleg|zahlung) (?:ist )?gesperrt|facture bloquée|factuur (?:is )?geblokkeerd|factura bloqueada|fattura bloccata|faktura zablokowana";
const limited =
  "not a (?:tax|vat) invoice|(?:value )?for customs(?: purposes| clearance)? only|for customs purposes|(?:nur )?für zollzwecke|nur für (?:den )?zoll|(?:uniquement )?pour la douane(?: uniquement)?|alleen voor (?:de )?douane|(?:solo|únicamente) (?:a efectos aduaneros|para (?:la )?aduana)|(?:solo|esclusivamente) (?:ai fini doganali|per (?:la )?dogana)|tylko do celów celnych";
const tried = "simulation|simuliert|simulación|simulazione|simulatie|simulação|symulacja";
const copied =
  "(?:a )?copy of (?:the |our )?(?:original )?invoice(?: no\\.?| number)? \\S*\\d\\S*|(?:eine )?kopie (?:der|unserer|von) rechnung(?: nr\\.?)? \\S*\\d\\S*|copie de (?:la|notre) facture(?: n°?)? \\S*\\d\\S*";

const whole = new RegExp(
  `^[\\s\\p{P}]*(?:(?:this is|dies ist|ceci est) )?(?:${[papers, blocked, limited, tried, copied].join("|")})[\\s\\p{P}]*$`,
  "iu",
);

export const isNoteOfNoInvoice = (note: string): boolean => whole.test(note.normalize("NFC"));
