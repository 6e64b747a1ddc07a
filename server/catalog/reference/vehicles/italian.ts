import { makeOf } from '../make-table.ts'

export const fiat = makeOf(
  { key: 'fiat', idCarMake: '136', names: ['Fiat', 'فيات', '菲亚特'] },
  `
  01 500* | 500 | 500 | 2008-
  02 500x | 500X | 500 اكس | 2015-2023
  03 500l | 500L | 500 ال | 2013-2022
  04 punto | Punto | بونتو | 1994-1999, 2000-2010 | 朋多
  05 grande-punto | Grande Punto | جراند بونتو | 2006-2018
  06 linea | Linea | لينيا | 2007-2015 | 领雅
  07 bravo | Bravo | برافو | 2007-2014 | 博悦
  08 panda | Panda | باندا | 2004-2011, 2012- | 熊猫
  09 doblo | Doblo | دوبلو | 2001-2009, 2010-2022 | 多宝
  10 ducato | Ducato | دوكاتو | 1994-2006, 2007- | 杜卡托
  11 tipo | Tipo | تيبو | 2016-
  12 fiorino | Fiorino | فيورينو | 2008-
  `,
)

export const alfaRomeo = makeOf(
  { key: 'alfa-romeo', idCarMake: '137', names: ['Alfa Romeo', 'الفا روميو', '阿尔法·罗密欧'] },
  `
  01 giulietta | Giulietta | جولييتا | 2011-2020
  02 giulia | Giulia | جوليا | 2016- | 朱丽叶
  03 stelvio | Stelvio | ستيلفيو | 2018- | 斯坦维
  04 mito | MiTo | ميتو | 2009-2018
  05 tonale | Tonale | تونالي | 2023-
  06 147* | 147 | 147 | 2001-2010
  07 156* | 156 | 156 | 1998-2005
  08 159* | 159 | 159 | 2006-2011
  09 brera | Brera | بريرا | 2006-2010
  10 gt* | GT | جي تي | 2004-2010
  11 4c | 4C | 4 سي | 2014-2020
  `,
)
