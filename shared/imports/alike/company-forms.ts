/** @file The legal forms of companies, as they are behind a name: without dots, signs and capital letters. */

/** A word that is also a name or a word of a language, such as “est” or “as”, is one only at the end of a name. */
export const legalForms: readonly string[] = [
  "ltd limited llp plc inc llc corp pty gmbh mbh ag kg kgaa ohg ug gbr sarl sas sasu eurl snc sa bv nv",
  "vof bvba srl sl slu sau spa sapa lda ltda unip sro as aps ab hb oy oyj ky kft bt zrt nyrt doo dd",
  "jdoo sia uab oü ou eood ood ead şti sti aş ооо зао оао пао ао ип тов пп прат фоп επε αε ικε οε εε",
  "ehf hf eireli epp sac eirl spj spk sj vos ks spzoo kda дп чп тоо ад еад еоод оод дoo доо mmc asc qsc",
  "wll fze fzco fzllc jsc pjsc ojsc pt tbk cv bhd pte pvt kk coltd co company lp gie scop scs scrl",
  "scarl cva maatschap oeg eg ooo zao pp tov nuf ans asa est oyab sab sabdecv sadecv sderldecv sapidecv",
].flatMap((line) => line.split(" "));
