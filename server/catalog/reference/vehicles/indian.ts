import { makeOf } from '../make-table.ts'

export const tata = makeOf(
  { key: 'tata', idCarMake: '162', names: ['Tata', 'تاتا', '塔塔'] },
  `
  01 xenon* | Xenon | زينون | 2007-2018
  02 ace* | Ace | ايس | 2005-
  03 sumo | Sumo | سومو | 1994-2019
  04 telcoline | Telcoline | تيلكولاين | 1988-2006
  05 indica | Indica | انديكا | 1998-2018
  06 ultra* | Ultra | الترا | 2014-
  07 prima | Prima | بريما | 2009-
  08 lpt* | LPT | ال بي تي | 1986-
  09 starbus | Starbus | ستار باص | 2006-
  `,
)

export const ashokLeyland = makeOf(
  {
    key: 'ashok-leyland',
    idCarMake: '163',
    names: ['Ashok Leyland', 'اشوك ليلاند', '阿斯霍克雷兰'],
  },
  `
  01 falcon | Falcon | فالكون | 2008-
  02 oyster | Oyster | اويستر | 2016-
  03 viking | Viking | فايكنج | 1990-
  04 partner* | Partner | بارتنر | 2014-
  05 boss* | Boss | بوس | 2013-
  `,
)

export const mahindra = makeOf(
  { key: 'mahindra', idCarMake: '164', names: ['Mahindra', 'ماهيندرا', '马恒达'] },
  `
  01 scorpio | Scorpio | سكوربيو | 2002-2021, 2022-
  02 xuv500 | XUV500 | اكس يو في 500 | 2012-2021
  03 xuv700 | XUV700 | اكس يو في 700 | 2022-
  04 xuv300 | XUV300 | اكس يو في 300 | 2019-2024
  05 kuv100 | KUV100 | كي يو في 100 | 2016-2023
  06 pik-up* | Pik Up | بيك اب | 2006-
  07 bolero | Bolero | بوليرو | 2000-
  08 thar | Thar | ثار | 2010-2019, 2020-
  `,
)
