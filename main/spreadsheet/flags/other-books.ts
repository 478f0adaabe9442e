/**
 * @file The words by which a title says that a list is of other books than the real ones, or of entries that aren't final:
 * “Training database”, “Provisional entries”.
 *
 * A word that may as well be a company, a nominal or a filter (“Training”, “Budget holder”) counts only beside what it is of.
 */

import { wordList } from "../words/word-list.ts";

const provisional: readonly string[] = [
  "provisional|preliminary|tentative|pro[- ]?forma\\p{L}*|accru(?:als?|ed)|unconfirmed|unverified|unreleased|not (?:yet )?(?:final|confirmed|verified|released|live|real|invoiced)|fictitious|hypothetical|(?:temporary|memo(?:randum)?|suspense|interim|trial|budget(?:ed)?|holding|scenario) (?:entries|postings|invoices|bills|ledger|journals?|data|figures|version)|goods received not invoiced|(?:invoice|bill|entry) templates?|recurring (?:templates?|entries)|invoice (?:inbox|in-?tray)",
  "vorläufig\\p{L}*|provisorisch\\p{L}*|(?:budget|plan)(?:buchungen|zahlen|daten|werte|rechnungen)|prognose\\p{L}*|buchungsvorlagen|unbestätigte?",
  "provisoires?|préliminaires?|prévision(?:s|nel\\p{L}*)|(?:écritures|factures) (?:budgétaires|budgétées|d['’]attente|fictives)|modèles? de factures?",
  "voorlopige?|provisorisch\\p{L}*|begrote|prognose|budget(?:boekingen|cijfers)|niet definitief",
  "provisional(?:es)?|preliminar(?:es)?|provisori[oa]s?|presupuestad[oa]s|pronósticos?|asientos presupuestarios|ficti[cv]i[oa]s",
  "provvisori[aeo]?|preliminar[ei]|previsional[ei]|previsioni|scritture di budget|fittizi[eao]",
  "provisóri[oa]s?|provisori[oa]s|orçad[oa]s|previsões|lançamentos orçament\\p{L}*|fictíci[oa]s",
  "wstępn[eay]|tymczasow[eay]|prowizoryczn\\p{L}*|prognoz[ay]?|zaplanowan\\p{L}*|(?:zapisy|dane|faktury) budżetowe|fikcyjn\\p{L}*",
  "předběžn[éáý]|prozatímn\\p{L}*|dočasn\\p{L}*|plánovan[éáý]|prognóz[ay]|predbežn[éáý]|rozpočtové (?:zápisy|údaje|faktury)",
  "ideiglenes|előzetes|tervezett|előrejelzés|költségvetési (?:tételek|adatok)",
  "provizori[ie]?|provizoriu|preliminar[eă]?|bugetat[eă]?|planificat[eă]?|prognoz[ae]",
  "preliminär\\p{L}*|provisorisk\\p{L}*|planerade|budgeterade|prognos",
  "foreløbig\\p{L}*|foreløpig\\p{L}*|midlertidig\\p{L}*|planlagte|budgetterede|budsjetterte|prognose",
  "alustav\\p{L}*|väliaikai\\p{L}*|suunnitellut|budjetoidut|ennuste\\p{L}*",
  "προσωριν\\p{L}*|προκαταρκτικ\\p{L}*|προγραμματισμέν\\p{L}*|προϋπολογισμέν\\p{L}*|προτιμολόγι\\p{L}*",
  "geçici|ön kayıtlar?|planlanan|bütçelenen",
  "предварительн\\p{L}*|(?:временн|бюджетн|планов)\\p{L}* (?:запис|проводк|данн|счет|счёт)\\p{L}*|запланирован\\p{L}*|прогноз\\p{L}*",
  "(?:попередн|тимчасов|бюджетн|планов)\\p{L}* (?:запис|проводк|дан|рахунк)\\p{L}*|запланован\\p{L}*|прогноз\\p{L}*",
  "privremen\\p{L}*|planiran[aeio]|predviđen[aeio]",
];

const otherSystem: readonly string[] = [
  "demo|sandbox|playground|uat|(?:training|practi[cs]e|demonstration|test(?:ing)?|trial|sample|dummy|staging|development|education|mock|old|previous|former|legacy|archived?|backup|copy|copied|parallel) (?:databases?|db|company|data ?sets?|data|system|client|environment|ledger|books?|entries|postings|organi[sz]ation|tenant|instance|copy|mode|server|invoices|bills)|(?:database|system|environment|client|tenant|server|instance|db)\\s*[:=–-]?\\s*(?:training|practi[cs]e|test|trial|staging|dev)|copy of (?:the )?(?:live|company|database|production)",
  "(?:schulungs|übungs|uebungs|trainings|test|demo|muster|probe|spiel|entwicklungs|alt)[- ]?(?:datenbank|mandant(?:en)?|firma|system|umgebung|daten|buchung(?:en)?|buchhaltung|belege|unternehmen|rechnungen)|mandant\\s*:?\\s*(?:test|schulung|muster)",
  "(?:base|société|dossier|environnement|système|données|écritures|entreprise|factures)(?: de données)? (?:de |d['’])?(?:formation|tests?|essai|démo(?:nstration)?|entra[iî]nement|recette|fictive?s?)",
  "(?:oefen|test|demo|trainings?|opleidings?|proef)[- ]?(?:database|administratie|omgeving|bedrijf|systeem|gegevens|boekingen|facturen)",
  "(?:base de datos|empresa|sistema|entorno|datos|asientos|facturas) (?:de )?(?:formación|pruebas?|demostración|prácticas?|capacitación|entrenamiento|ejemplo)",
  "(?:database|base dati|banca dati|azienda|ditta|sistema|ambiente|dati|registrazioni|fatture) (?:di )?(?:formazione|prova|test|esercitazione|collaudo|addestramento|dimostrativ[oa])",
  "(?:base de dados|banco de dados|empresa|sistema|ambiente|dados|lançamentos|faturas) (?:de )?(?:formação|treinamento|treino|testes?|demonstração|homologação|prática)",
  "(?:baza(?: danych)?|firma|system|środowisko|dane|zapisy|faktury) (?:szkoleniow|testow|demonstracyjn|ćwiczeniow|treningow|próbn)\\p{L}*|(?:szkoleniow|testow|demonstracyjn|ćwiczeniow|próbn)\\p{L}* (?:baza|firma|system|środowisko|dane|zapisy)",
  "(?:školicí|školiac\\p{L}*|cvičn\\p{L}*|testovac\\p{L}*|zkušební|skúšobn\\p{L}*|ukázkov\\p{L}*|tréningov\\p{L}*) (?:databáz[ea]|firma|společnost|spoločnosť|systém|prostředí|prostredie|data|dáta|údaje|zápisy|účetnictví|účtovníctvo)",
  "(?:oktató|oktatási|gyakorló|teszt|demó|próba|minta)[- ]?(?:adatbázis|cég|vállalat|rendszer|környezet|adatok|könyvelés)",
  "(?:baz[ăa] de date|firm[ăa]|companie|sistem|mediu|date) (?:de )?(?:instruire|test(?:are)?|probă|demonstrați[ev]\\p{L}*|exercițiu|antrenament)",
  "(?:övnings|utbildnings|test|demo|tränings|prov)[- ]?(?:databas|företag|bolag|system|miljö|data|bokföring|verifikat\\p{L}*)",
  "(?:øve|øvelses|opplærings|undervisnings|kursus|kurs|test|demo|trænings|trenings|prøve)[- ]?(?:database|firma|selskab|selskap|virksomhed|system|miljø|data|regnskab|regnskap|bogføring|klient)",
  "(?:harjoitus|koulutus|testi|demo|kokeilu|esimerkki)[- ]?(?:tietokanta|yritys|yhtiö|järjestelmä|ympäristö|aineisto|kirjanpito|kirjaukset)",
  "(?:βάση(?: δεδομένων)?|εταιρεία|σύστημα|περιβάλλον|δεδομένα) (?:εκπαίδευσης|δοκιμ\\p{L}*|επίδειξης|εξάσκησης)|(?:εκπαιδευτικ|δοκιμαστικ|πιλοτικ)\\p{L}* (?:βάση|εταιρεία|σύστημα|περιβάλλον|δεδομένα|εγγραφές)",
  "(?:eğitim|deneme|test|demo|alıştırma) (?:veri ?taban|şirket|sistem|ortam|veri|kayıt|firma)\\p{L}*",
  "(?:учебн|тестов|демонстрационн|тренировочн|пробн|демо)\\p{L}*[- ](?:баз|компани|организаци|фирм|систем|сред|данн|запис|проводк)\\p{L}*",
  "(?:навчальн|тестов|демонстраційн|тренувальн|пробн|демо)\\p{L}*[- ](?:баз|компані|організаці|фірм|систем|середовищ|дан|запис|проводк)\\p{L}*",
  "(?:testn|probn|pokazn|vježben)\\p{L}* (?:baza|tvrtka|poduzeće|sustav|okruženje|podaci|knjiženja)|baza za (?:vježbu|obuku)",
];

/** A title of nothing but this. */
const alone =
  "training|practi[cs]e|schulung|übung|formation|oefening|formación|formazione|formação|szkolenie|školení|školenie|oktatás|instruire|utbildning|oplæring|opplæring|koulutus|εκπαίδευση|eğitim|обучение|навчання|obuka";

/** Chinese, Japanese, Korean: no spaces between words. */
const unspaced =
  /暂估|暫估|预估|预测|临时(?:凭证|记录|发票)|(?:培训|测试|演示|练习|測試|訓練)(?:用)?(?:数据库|资料库|公司|系统|环境|数据|账套|資料庫|系統|環境)|仮(?:計上|仕訳|登録|伝票)|暫定|見込|(?:研修|テスト|デモ|訓練|練習|検証)(?:用)?(?:データベース|会社|システム|環境|データ|帳簿)|가(?:전표|계상)|예측|(?:교육|테스트|연습|데모|시험)(?:용)? ?(?:데이터베이스|회사|시스템|환경|데이터|장부)/u;

const any = wordList(`(?<!\\p{L})(?:${[...provisional, ...otherSystem].join("|")})(?!\\p{L})`, "iu");
const nothingElse = wordList(`^[^\\p{L}]*(?:${alone})[^\\p{L}]*$`, "iu");

/** True for a title such as “Training database” or “Provisional entries”. */
export const saysOtherBooks = (text: string): boolean =>
  any.test(text) || nothingElse.test(text) || unspaced.test(text);

const figures =
  "(?: (?:figures|amounts|list|version|entries|data|zahlen|beträge|liste|fassung|chiffres|montants|cijfers|bedragen|importes|cifras|importi|valores))?";
const whole = wordList(
  `^[^\\p{L}]*(?:${[...provisional, ...otherSystem].join("|")}|${alone})${figures}[^\\p{L}]*$`,
  "iu",
);

/** The same where the text says nothing else: “Demo Kitchens” is a name. */
export const isOnlyOtherBooks = (text: string): boolean => whole.test(text);
