import { makeOf } from '../make-table.ts'

export const kia = makeOf(
  { key: 'kia', idCarMake: '112', names: ['Kia', 'كيا', '起亚'] },
  `
  01 sportage | Sportage | سبورتاج | 1995-2004, KM 2005-2010, SL 2011-2015, QL 2016-2021, NQ5 2022- | 狮跑
  02 sorento | Sorento | سورينتو | BL 2003-2009, XM 2010-2014, UM 2015-2020, MQ4 2021- | 索兰托
  03 cerato | Cerato | سيراتو | LD 2004-2008, TD 2009-2012, YD 2013-2018, BD 2019-2025
  04 rio | Rio | ريو | DC 2000-2005, JB 2006-2011, UB 2012-2016, YB 2017-2023 | 锐欧
  05 picanto | Picanto | بيكانتو | SA 2004-2011, TA 2012-2017, JA 2018-
  06 optima | Optima | اوبتيما | TF 2011-2015, JF 2016-2020
  07 k5 | K5 | كي 5 | DL3 2021-
  08 magentis | Magentis | ماجنتس | 2001-2005, MG 2006-2010 | 远舰
  09 cadenza | Cadenza | كادينزا | VG 2010-2016, YG 2017-2021
  10 k8 | K8 | كي 8 | 2022-
  11 opirus | Opirus | اوبيروس | GH 2004-2011 | 欧菲莱斯
  12 quoris | Quoris | كوريس | KH 2013-2018
  13 k900 | K900 | كي 900 | RJ 2019-2024
  14 carnival | Carnival | كرنفال | 1999-2005, VQ 2006-2014, YP 2015-2020, KA4 2021- | 嘉华
  15 mohave | Mohave | موهافي | HM 2008-2024 | 霸锐
  16 telluride | Telluride | تيلورايد | ON 2020-
  17 seltos | Seltos | سيلتوس | SP2 2020- | 傲跑
  18 sonet | Sonet | سونيت | QY 2021-
  19 pegas | Pegas | بيجاس | AB 2019- | 焕驰
  20 soul | Soul | سول | AM 2009-2013, PS 2014-2019, SK3 2020- | 秀尔
  21 carens | Carens | كارنز | 2000-2006, UN 2007-2012, RP 2013-2019, KY 2022- | 佳乐
  22 stinger | Stinger | ستينجر | CK 2018-2023 | 斯汀格
  23 niro | Niro | نيرو | DE 2017-2022, SG2 2023-
  24 ev6 | EV6 | اي في 6 | CV 2022-
  25 ev9 | EV9 | اي في 9 | MV 2024-
  26 ev5 | EV5 | اي في 5 | 2024-
  27 k3 | K3 | كي 3 | BL7 2024-
  28 k4 | K4 | كي 4 | CL4 2025-
  29 bongo | Bongo | بونجو | PU 2004-
  `,
)
