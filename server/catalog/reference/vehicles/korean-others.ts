import { makeOf } from '../make-table.ts'

export const genesis = makeOf(
  { key: 'genesis', idCarMake: '113', names: ['Genesis', 'جينيسيس', '捷尼赛思'] },
  `
  01 g70 | G70 | جي 70 | IK 2018-
  02 g80 | G80 | جي 80 | DH 2017-2020, RG3 2021-
  03 g90 | G90 | جي 90 | HI 2017-2022, RS4 2023-
  04 gv60 | GV60 | جي في 60 | JW1 2022-
  05 gv70 | GV70 | جي في 70 | JK1 2022-
  06 gv80 | GV80 | جي في 80 | JX1 2021-
  `,
)

export const daewoo = makeOf(
  { key: 'daewoo', idCarMake: '139', names: ['Daewoo', 'دايو', '大宇'] },
  `
  01 lanos | Lanos | لانوس | 1997-2002
  02 nubira | Nubira | نوبيرا | 1997-2002
  03 leganza | Leganza | ليجانزا | 1997-2002
  04 matiz | Matiz | ماتيز | 1998-2005
  05 espero | Espero | اسبيرو | 1991-1997
  06 cielo | Cielo | سيلو | 1995-1997
  07 lacetti | Lacetti | لاسيتي | 2003-2009
  `,
)

export const ssangyong = makeOf(
  { key: 'ssangyong', idCarMake: '165', names: ['SsangYong', 'سانج يونج', '双龙'] },
  `
  01 rexton | Rexton | ركستون | 2002-2017, 2018- | 雷斯特
  02 actyon | Actyon | اكتيون | 2006-2012 | 爱腾
  03 actyon-sports | Actyon Sports | اكتيون سبورت | 2007-2018
  04 kyron | Kyron | كايرون | 2006-2014 | 享御
  05 korando | Korando | كوراندو | 1997-2005, 2011-2018, 2019- | 柯兰多
  06 musso | Musso | موسو | 1994-2005, 2018-
  07 tivoli | Tivoli | تيفولي | 2016- | 蒂维拉
  08 rodius | Rodius | روديوس | 2005-2013 | 路帝
  09 chairman | Chairman | تشيرمان | 1998-2017 | 主席
  10 torres | Torres | توريس | 2023-
  `,
)
