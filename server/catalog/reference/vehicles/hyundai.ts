import { makeOf } from '../make-table.ts'

export const hyundai = makeOf(
  { key: 'hyundai', idCarMake: '111', names: ['Hyundai', 'هيونداي', '现代'] },
  `
  01 elantra | Elantra | النترا | XD 2001-2006, HD 2007-2010, MD 2011-2015, AD 2016-2020, CN7 2021- | 伊兰特
  02 accent | Accent | اكسنت | LC 2000-2005, MC 2006-2010, RB 2011-2017, HC 2018-2023, BN7 2024- | 雅绅特
  03 sonata | Sonata | سوناتا | EF 1999-2004, NF 2005-2009, YF 2010-2014, LF 2015-2019, DN8 2020- | 索纳塔
  04 tucson | Tucson | توسان | JM 2005-2009, LM 2010-2015, TL 2016-2020, NX4 2021- | 途胜
  05 santa-fe | Santa Fe | سنتافي | SM 2001-2006, CM 2007-2012, DM 2013-2018, TM 2019-2023, 2024- | 胜达
  06 azera | Azera | ازيرا | TG 2006-2011, HG 2012-2016, IG 2017-2022, GN7 2023- | 雅尊
  07 creta | Creta | كريتا | GS 2016-2020, SU2 2021-
  08 kona | Kona | كونا | OS 2018-2023, SX2 2024-
  09 palisade | Palisade | باليسيد | 2019-2025, 2026- | 帕里斯帝
  10 h-1* | H-1 | اتش 1 | 1998-2007, TQ 2008-2021 | 辉翼
  11 staria | Staria | ستاريا | US4 2022-
  12 veloster | Veloster | فيلوستر | FS 2012-2017, JS 2018-2021 | 飞思
  13 i10 | i10 | اي 10 | PA 2008-2013, 2014-2019, AI3 2020-
  14 i20 | i20 | اي 20 | PB 2009-2014
  15 i30 | i30 | اي 30 | FD 2008-2011, GD 2012-2017
  16 getz | Getz | جيتز | TB 2003-2010
  17 centennial | Centennial | سنتينيال | LZ 2000-2009, VI 2010-2016
  18 genesis* | Genesis Sedan | جينيسيس سيدان | BH 2009-2014, DH 2015-2016
  19 genesis-coupe | Genesis Coupe | جينيسيس كوبيه | BK 2009-2016 | 劳恩斯酷派
  20 veracruz | Veracruz | فيراكروز | EN 2007-2013 | 维拉克斯
  21 terracan | Terracan | تيراكان | HP 2001-2007
  22 matrix* | Matrix | ماتركس | FC 2002-2010
  23 galloper | Galloper | جالوبر | 1992-2003
  24 tiburon | Tiburon | تيبورون | GK 2003-2008
  25 venue | Venue | فينيو | QX 2020-
  26 ioniq | Ioniq | ايونيك | AE 2017-2022
  27 ioniq-5 | Ioniq 5 | ايونيك 5 | NE 2022-
  28 h-100* | H-100 | اتش 100 | 1996-2004, 2005-
  29 county* | County | كاونتي | 1998-
  30 hd* | HD Truck | شاحنة اتش دي | 1998-
  `,
)
