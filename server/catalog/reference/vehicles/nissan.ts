import type { Make } from '../reference.types.ts'

export const nissan: Make = {
  key: 'nissan',
  names: { en: 'Nissan', ar: 'نيسان', fr: 'Nissan', zh: '日产' },
  idCarMake: '103',
  models: [
    {
      key: 'patrol',
      names: { en: 'Patrol', ar: 'باترول', fr: 'Patrol', zh: '途乐' },
      idCarModel: '10301',
      generations: [
        { code: 'Y60', from: 1988, to: 1997 },
        { code: 'Y61', from: 1998, to: 2009 },
        { code: 'Y62', from: 2010, to: 2024 },
        { code: 'Y63', from: 2025, to: null },
      ],
    },
    {
      key: 'sunny',
      names: { en: 'Sunny', ar: 'صني', fr: 'Sunny', zh: '阳光' },
      idCarModel: '10302',
      generations: [
        { code: 'B14', from: 1995, to: 2000 },
        { code: 'N16', from: 2001, to: 2011 },
        { code: 'N17', from: 2012, to: 2019 },
        { code: 'N18', from: 2020, to: null },
      ],
    },
    {
      key: 'altima',
      names: { en: 'Altima', ar: 'التيما', fr: 'Altima', zh: '天籁' },
      idCarModel: '10303',
      generations: [
        { code: 'L31', from: 2002, to: 2006 },
        { code: 'L32', from: 2007, to: 2012 },
        { code: 'L33', from: 2013, to: 2018 },
        { code: 'L34', from: 2019, to: null },
      ],
    },
    {
      key: 'x-trail',
      names: { en: 'X-Trail', ar: 'اكس تريل', fr: 'X-Trail', zh: '奇骏' },
      idCarModel: '10304',
      generations: [
        { code: 'T30', from: 2001, to: 2007 },
        { code: 'T31', from: 2008, to: 2014 },
        { code: 'T32', from: 2015, to: 2021 },
        { code: 'T33', from: 2022, to: null },
      ],
    },
    {
      key: 'patrol-safari',
      names: { en: 'Patrol Safari', ar: 'باترول سفاري', fr: 'Patrol Safari', zh: '途乐 Safari' },
      idCarModel: '10305',
      generations: [{ code: 'Y61', from: 2010, to: 2023 }],
    },
    {
      key: 'navara',
      names: { en: 'Navara', ar: 'نافارا', fr: 'Navara', zh: '纳瓦拉' },
      idCarModel: '10306',
      generations: [
        { code: 'D40', from: 2006, to: 2015 },
        { code: 'D23', from: 2016, to: null },
      ],
    },
    {
      key: 'pathfinder',
      names: { en: 'Pathfinder', ar: 'باثفايندر', fr: 'Pathfinder', zh: '探路者' },
      idCarModel: '10307',
      generations: [
        { code: 'R50', from: 1996, to: 2004 },
        { code: 'R51', from: 2005, to: 2012 },
        { code: 'R52', from: 2013, to: 2020 },
        { code: 'R53', from: 2022, to: null },
      ],
    },
    {
      key: 'maxima',
      names: { en: 'Maxima', ar: 'مكسيما', fr: 'Maxima', zh: '西玛' },
      idCarModel: '10308',
      generations: [
        { code: 'A32', from: 1995, to: 1999 },
        { code: 'A33', from: 2000, to: 2003 },
        { code: 'A34', from: 2004, to: 2008 },
        { code: 'A35', from: 2009, to: 2015 },
        { code: 'A36', from: 2016, to: 2023 },
      ],
    },
    {
      key: 'urvan',
      names: { en: 'Urvan', ar: 'اورفان', fr: 'Urvan', zh: 'Urvan' },
      idCarModel: '10309',
      generations: [
        { code: 'E24', from: 1987, to: 2001 },
        { code: 'E25', from: 2002, to: 2012 },
        { code: 'E26', from: 2013, to: null },
      ],
    },
    {
      key: 'tiida',
      names: { en: 'Tiida', ar: 'تيدا', fr: 'Tiida', zh: '骐达' },
      idCarModel: '10310',
      generations: [{ code: 'C11', from: 2005, to: 2013 }],
    },
    {
      key: 'sentra',
      names: { en: 'Sentra', ar: 'سنترا', fr: 'Sentra', zh: '轩逸' },
      idCarModel: '10311',
      generations: [{ code: 'B17', from: 2014, to: 2020 }],
    },
    {
      key: 'qashqai',
      names: { en: 'Qashqai', ar: 'قشقاي', fr: 'Qashqai', zh: '逍客' },
      idCarModel: '10312',
      generations: [
        { code: 'J10', from: 2007, to: 2013 },
        { code: 'J11', from: 2014, to: 2021 },
        { code: 'J12', from: 2022, to: null },
      ],
    },
    {
      key: 'kicks',
      names: { en: 'Kicks', ar: 'كيكس', fr: 'Kicks', zh: '劲客' },
      idCarModel: '10313',
      generations: [
        { code: 'P15', from: 2017, to: 2024 },
        { code: 'P16', from: 2025, to: null },
      ],
    },
    {
      key: 'pickup',
      names: { en: 'Pickup', ar: 'بيك اب ددسن', fr: 'Pickup', zh: '日产皮卡' },
      idCarModel: '10314',
      generations: [
        { code: 'D21', from: 1986, to: 1997 },
        { code: 'D22', from: 1998, to: 2015 },
      ],
    },
    {
      key: 'murano',
      names: { en: 'Murano', ar: 'مورانو', fr: 'Murano', zh: '楼兰' },
      idCarModel: '10315',
      generations: [
        { code: 'Z50', from: 2003, to: 2008 },
        { code: 'Z51', from: 2009, to: 2014 },
        { code: 'Z52', from: 2015, to: 2023 },
      ],
    },
    {
      key: 'armada',
      names: { en: 'Armada', ar: 'ارمادا', fr: 'Armada', zh: 'Armada' },
      idCarModel: '10316',
      generations: [{ code: 'TA60', from: 2004, to: 2015 }],
    },
    {
      key: 'xterra',
      names: { en: 'Xterra', ar: 'اكستيرا', fr: 'Xterra', zh: 'Xterra' },
      idCarModel: '10317',
      generations: [
        { code: 'N50', from: 2005, to: 2015 },
        { code: 'D23', from: 2021, to: null },
      ],
    },
    {
      key: 'juke',
      names: { en: 'Juke', ar: 'جوك', fr: 'Juke', zh: 'Juke' },
      idCarModel: '10318',
      generations: [
        { code: 'F15', from: 2011, to: 2019 },
        { code: 'F16', from: 2020, to: null },
      ],
    },
    {
      key: 'micra',
      names: { en: 'Micra', ar: 'ميكرا', fr: 'Micra', zh: '玛驰' },
      idCarModel: '10319',
      generations: [
        { code: 'K12', from: 2003, to: 2010 },
        { code: 'K13', from: 2011, to: 2020 },
      ],
    },
    {
      key: '370z',
      names: { en: '370Z', ar: '370 زد', fr: '370Z', zh: '370Z' },
      idCarModel: '10320',
      generations: [{ code: 'Z34', from: 2009, to: 2020 }],
    },
    {
      key: '350z',
      names: { en: '350Z', ar: '350 زد', fr: '350Z', zh: '350Z' },
      idCarModel: '10321',
      generations: [{ code: 'Z33', from: 2003, to: 2008 }],
    },
    {
      key: 'gt-r',
      names: { en: 'GT-R', ar: 'جي تي ار', fr: 'GT-R', zh: 'GT-R' },
      idCarModel: '10322',
      generations: [{ code: 'R35', from: 2009, to: 2024 }],
    },
    {
      key: 'z',
      names: { en: 'Z', ar: 'زد', fr: 'Z', zh: 'Z' },
      idCarModel: '10323',
      generations: [{ code: 'RZ34', from: 2023, to: null }],
    },
    {
      key: 'civilian',
      names: { en: 'Civilian', ar: 'سيفيليان', fr: 'Civilian', zh: '碧莲' },
      idCarModel: '10324',
      generations: [{ code: 'W41', from: 1999, to: 2021 }],
    },
  ],
}
