/**
 * @file Short words that people write over columns by hand. They mean this only as a whole heading: “Fra” over names is
 * who sent the bill, and “fra dato” is something else. They are compared as in programs.ts.
 */

import type { Program } from "./programs.ts";

export const handWords: Program = {
  name: "a list kept by hand",
  // Who it is about may be a customer as well; from whom it came is the supplier.
  doubtful: {
    name: "Who, Wer, Hvem, Vem, Qui, Quién, Chi, Ditta, Quem, Wie, Kto, Kdo, Kuka, Ki, Cine, Tko, Kim, Ποιος, Кто, Хто, Кой, Kas",
  },
  properties: {
    // “Rechnung” over “Nr.” and “vom”: of which day it is.
    Date: "Rechnung vom, Rg. vom, Re. vom, Beleg vom, Rechnung v., Fattura del, Fatt. del, Documento del, Doc. del, Fattura in data, Facture du, Pièce du, Factura del día, Factuur van, Factuur d.d., Faktura av, Faktura af, Faktura fra, Счет от, Счёт от, Счет-фактура от, Документ от, Рахунок від, Фактура от, Račun od",
    AccountName:
      "Who from, From whom, Bill from, Von wem, Bei wem, Hvem fra, Fra, Fra hvem, Från, Från vem, Chez, De qui, De quién, Da chi, De quem, Van wie, Bij wie, Od kogo, U kogo, Od koho, Kdo vystavil, Keneltä, Mistä, Kitől, De la, De la cine, Od koga, Kdo je izdal, Kimden, Από, От кого, Від кого, От, Verskaffer, Kellelt, No kā, Iš ko",
    Description:
      "What, What for, For what, What is it, Wofür, Was, Hvad, Hva, Hva for, Vad, Vad gäller, Quoi, Pour quoi, C'est quoi, Qué, Para qué, Che cosa, Cosa, Per cosa, O quê, Para quê, Wat, Waarvoor, Co, Za co, Mitä, Mikä, Mi, Miért, Mire, Ce, Pentru ce, Što, Šta, Kaj, Za kaj, Ne, Ne için, Τι, Что, За что, Що, За що, Какво, Mille eest, Už ką, Par ko, Beskrywing",
  },
};
