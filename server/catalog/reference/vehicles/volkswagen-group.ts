import { makeOf } from '../make-table.ts'

export const audi = makeOf(
  { key: 'audi', idCarMake: '125', names: ['Audi', 'اودي', '奥迪'] },
  `
  01 a1 | A1 | ايه 1 | 8X 2011-2018, GB 2019-
  02 a3 | A3 | ايه 3 | 8L 1997-2003, 8P 2004-2013, 8V 2014-2020, 8Y 2021-
  03 a4 | A4 | ايه 4 | B5 1995-2001, B6 2002-2005, B7 2006-2008, B8 2009-2016, B9 2017-2024
  04 a5 | A5 | ايه 5 | 8T 2008-2016, F5 2017-2024
  05 a6 | A6 | ايه 6 | C5 1998-2004, C6 2005-2011, C7 2012-2018, C8 2019-
  06 a7 | A7 | ايه 7 | 4G 2011-2018, 4K 2019-
  07 a8 | A8 | ايه 8 | D2 1995-2003, D3 2004-2010, D4 2011-2017, D5 2018-
  08 q2 | Q2 | كيو 2 | GA 2017-
  09 q3 | Q3 | كيو 3 | 8U 2012-2018, F3 2019-
  10 q5 | Q5 | كيو 5 | 8R 2009-2017, FY 2018-2024, 2025-
  11 q7 | Q7 | كيو 7 | 4L 2006-2015, 4M 2016-
  12 q8 | Q8 | كيو 8 | 2019-
  13 tt | TT | تي تي | 8N 1999-2006, 8J 2007-2014, 8S 2015-2023
  14 r8 | R8 | ار 8 | 2007-2015, 4S 2016-2023
  15 e-tron | e-tron | اي ترون | GE 2019-2023
  `,
)

export const volkswagen = makeOf(
  { key: 'volkswagen', idCarMake: '126', names: ['Volkswagen', 'فولكس واجن', '大众'] },
  `
  01 golf | Golf | جولف | 1J 1998-2004, 1K 2005-2009, 5K 2010-2013, 5G 2014-2020, CD 2021- | 高尔夫
  02 polo | Polo | بولو | 9N 2002-2009, 6R 2010-2017, AW 2018- | 波罗
  03 passat | Passat | باسات | B5 1997-2005, B6 2006-2010, B7 2011-2015, B8 2016-2023 | 帕萨特
  04 jetta | Jetta | جيتا | A5 2006-2010, A6 2011-2018, A7 2019- | 捷达
  05 tiguan | Tiguan | تيجوان | 5N 2008-2016, AD 2017-2023, 2024- | 途观
  06 touareg | Touareg | طوارق | 7L 2003-2010, 7P 2011-2017, CR 2018- | 途锐
  07 teramont | Teramont | تيرامونت | CA 2018- | 途昂
  08 beetle | Beetle | بيتل | 9C 1998-2010, 5C 2012-2019 | 甲壳虫
  09 scirocco | Scirocco | سيروكو | 2009-2017 | 尚酷
  10 cc* | CC | سي سي | 2009-2017
  11 arteon | Arteon | ارتيون | 3H 2018-
  12 t-roc | T-Roc | تي روك | 2018- | 探歌
  13 t-cross | T-Cross | تي كروس | 2020- | 途铠
  14 amarok | Amarok | اماروك | 2H 2011-2022, 2023-
  15 transporter | Transporter | ترانسبورتر | T4 1991-2003, T5 2004-2015, T6 2016- | 迈特威
  16 caddy* | Caddy | كادي | 2K 2004-2020, 2021- | 开迪
  17 crafter | Crafter | كرافتر | 2E 2007-2016, 2017-
  18 phaeton | Phaeton | فايتون | 3D 2003-2016 | 辉腾
  19 eos | Eos | ايوس | 1F 2006-2015
  20 up* | Up! | اب | 2012-2023
  21 bora | Bora | بورا | 1999-2005 | 宝来
  22 id-4 | ID.4 | اي دي 4 | 2021-
  23 id-6 | ID.6 | اي دي 6 | 2021-
  `,
)

export const porsche = makeOf(
  { key: 'porsche', idCarMake: '127', names: ['Porsche', 'بورش', '保时捷'] },
  `
  01 cayenne | Cayenne | كايين | 9PA 2003-2010, 92A 2011-2018, 9YA 2019- | 卡宴
  02 macan | Macan | ماكان | 95B 2014-2024, 2025- | 玛卡
  03 panamera | Panamera | باناميرا | 970 2010-2016, 971 2017-2023, 2024- | 帕拉梅拉
  04 911* | 911 | 911 | 993 1994-1998, 996 1999-2004, 997 2005-2011, 991 2012-2018, 992 2019-
  05 boxster | Boxster | بوكستر | 986 1997-2004, 987 2005-2011, 981 2012-2016, 982 2017-
  06 cayman | Cayman | كايمان | 2006-2012, 2013-2016, 2017- | 卡曼
  07 taycan | Taycan | تايكان | 2020-
  `,
)

export const skoda = makeOf(
  { key: 'skoda', idCarMake: '138', names: ['Skoda', 'سكودا', '斯柯达'] },
  `
  01 octavia | Octavia | اوكتافيا | 1U 1998-2004, 1Z 2005-2012, 5E 2013-2020, NX 2021- | 明锐
  02 superb* | Superb | سوبيرب | 3U 2002-2008, 3T 2009-2015, 3V 2016-2023, 2024- | 速派
  03 fabia | Fabia | فابيا | 6Y 2000-2007, 5J 2008-2014, NJ 2015-2021 | 晶锐
  04 kodiaq | Kodiaq | كودياك | NS 2017- | 柯迪亚克
  05 karoq | Karoq | كاروك | NU 2018- | 柯珞克
  06 kamiq | Kamiq | كاميك | NW 2020- | 柯米克
  07 rapid* | Rapid | رابيد | NH 2013-2019 | 昕锐
  08 yeti | Yeti | ييتي | 5L 2010-2017 | 野帝
  09 roomster | Roomster | رومستر | 5J 2007-2014
  `,
)

export const bentley = makeOf(
  { key: 'bentley', idCarMake: '132', names: ['Bentley', 'بنتلي', '宾利'] },
  `
  01 continental-gt | Continental GT | كونتيننتال جي تي | 2004-2010, 2011-2017, 2018- | 欧陆GT
  02 flying-spur | Flying Spur | فلاينج سبير | 2006-2012, 2013-2019, 2020- | 飞驰
  03 bentayga | Bentayga | بنتايجا | 2016- | 添越
  04 mulsanne | Mulsanne | مولسان | 2011-2020 | 慕尚
  05 arnage | Arnage | ارناج | 1998-2009 | 雅致
  `,
)
