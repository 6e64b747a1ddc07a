import type { Make } from '../reference.types.ts'

export const toyota: Make = {
  key: 'toyota',
  names: { en: 'Toyota', ar: 'تويوتا', fr: 'Toyota', zh: '丰田' },
  idCarMake: '101',
  models: [
    {
      key: 'land-cruiser',
      names: { en: 'Land Cruiser', ar: 'لاندكروزر', fr: 'Land Cruiser', zh: '兰德酷路泽' },
      idCarModel: '10101',
      generations: [
        { code: 'J80', from: 1990, to: 1997 },
        { code: 'J100', from: 1998, to: 2007 },
        { code: 'J200', from: 2008, to: 2021 },
        { code: 'J300', from: 2022, to: null },
      ],
    },
    {
      key: 'prado',
      names: { en: 'Land Cruiser Prado', ar: 'برادو', fr: 'Land Cruiser Prado', zh: '普拉多' },
      idCarModel: '10102',
      generations: [
        { code: 'J90', from: 1996, to: 2002 },
        { code: 'J120', from: 2003, to: 2009 },
        { code: 'J150', from: 2010, to: 2023 },
        { code: 'J250', from: 2024, to: null },
      ],
    },
    {
      key: 'hilux',
      names: { en: 'Hilux', ar: 'هايلكس', fr: 'Hilux', zh: '海拉克斯' },
      idCarModel: '10103',
      generations: [
        { code: 'N140', from: 1998, to: 2005 },
        { code: 'AN10', from: 2006, to: 2015 },
        { code: 'AN120', from: 2016, to: null },
      ],
    },
    {
      key: 'corolla',
      names: { en: 'Corolla', ar: 'كورولا', fr: 'Corolla', zh: '卡罗拉' },
      idCarModel: '10104',
      generations: [
        { code: 'E110', from: 1996, to: 2001 },
        { code: 'E120', from: 2002, to: 2007 },
        { code: 'E140', from: 2008, to: 2013 },
        { code: 'E170', from: 2014, to: 2019 },
        { code: 'E210', from: 2020, to: null },
      ],
    },
    {
      key: 'camry',
      names: { en: 'Camry', ar: 'كامري', fr: 'Camry', zh: '凯美瑞' },
      idCarModel: '10105',
      generations: [
        { code: 'XV20', from: 1997, to: 2001 },
        { code: 'XV30', from: 2002, to: 2006 },
        { code: 'XV40', from: 2007, to: 2011 },
        { code: 'XV50', from: 2012, to: 2017 },
        { code: 'XV70', from: 2018, to: 2024 },
        { code: 'XV80', from: 2025, to: null },
      ],
    },
    {
      key: 'hiace',
      names: { en: 'Hiace', ar: 'هايس', fr: 'Hiace', zh: '海狮' },
      idCarModel: '10106',
      generations: [
        { code: 'H100', from: 1990, to: 2004 },
        { code: 'H200', from: 2005, to: 2019 },
        { code: 'H300', from: 2020, to: null },
      ],
    },
    {
      key: 'yaris',
      names: { en: 'Yaris', ar: 'يارس', fr: 'Yaris', zh: '雅力士' },
      idCarModel: '10107',
      generations: [
        { code: 'XP90', from: 2006, to: 2013 },
        { code: 'XP150', from: 2014, to: 2022 },
        { code: 'AC100', from: 2023, to: null },
      ],
    },
    {
      key: 'rav4',
      names: { en: 'RAV4', ar: 'راف فور', fr: 'RAV4', zh: '荣放' },
      idCarModel: '10108',
      generations: [
        { code: 'XA20', from: 2001, to: 2005 },
        { code: 'XA30', from: 2006, to: 2012 },
        { code: 'XA40', from: 2013, to: 2018 },
        { code: 'XA50', from: 2019, to: 2025 },
      ],
    },
    {
      key: 'fortuner',
      names: { en: 'Fortuner', ar: 'فورتشنر', fr: 'Fortuner', zh: '穿越者' },
      idCarModel: '10109',
      generations: [
        { code: 'AN50', from: 2006, to: 2015 },
        { code: 'AN150', from: 2016, to: null },
      ],
    },
    {
      key: 'land-cruiser-70',
      names: {
        en: 'Land Cruiser 70',
        ar: 'لاندكروزر شاص',
        fr: 'Land Cruiser 70',
        zh: '兰德酷路泽70',
      },
      idCarModel: '10110',
      generations: [
        { code: 'J75', from: 1985, to: 1999 },
        { code: 'J79', from: 2000, to: null },
      ],
    },
    {
      key: 'fj-cruiser',
      names: { en: 'FJ Cruiser', ar: 'اف جي كروزر', fr: 'FJ Cruiser', zh: 'FJ酷路泽' },
      idCarModel: '10111',
      generations: [{ code: 'XJ10', from: 2007, to: 2022 }],
    },
    {
      key: 'innova',
      names: { en: 'Innova', ar: 'انوفا', fr: 'Innova', zh: 'Innova' },
      idCarModel: '10112',
      generations: [
        { code: 'AN40', from: 2006, to: 2015 },
        { code: 'AN140', from: 2016, to: null },
      ],
    },
    {
      key: 'avalon',
      names: { en: 'Avalon', ar: 'أفالون', fr: 'Avalon', zh: '亚洲龙' },
      idCarModel: '10113',
      generations: [
        { code: 'XX10', from: 1995, to: 1999 },
        { code: 'XX20', from: 2000, to: 2004 },
        { code: 'XX30', from: 2005, to: 2012 },
        { code: 'XX40', from: 2013, to: 2018 },
        { code: 'XX50', from: 2019, to: 2022 },
      ],
    },
    {
      key: 'coaster',
      names: { en: 'Coaster', ar: 'كوستر', fr: 'Coaster', zh: '柯斯达' },
      idCarModel: '10114',
      generations: [
        { code: 'B50', from: 1993, to: 2016 },
        { code: 'B70', from: 2017, to: null },
      ],
    },
    {
      key: 'sequoia',
      names: { en: 'Sequoia', ar: 'سيكويا', fr: 'Sequoia', zh: '红杉' },
      idCarModel: '10115',
      generations: [
        { code: 'XK40', from: 2001, to: 2007 },
        { code: 'XK60', from: 2008, to: 2022 },
        { code: 'XK80', from: 2023, to: null },
      ],
    },
    {
      key: 'tundra',
      names: { en: 'Tundra', ar: 'تندرا', fr: 'Tundra', zh: '坦途' },
      idCarModel: '10116',
      generations: [
        { code: 'XK30', from: 2000, to: 2006 },
        { code: 'XK50', from: 2007, to: 2021 },
        { code: 'XK70', from: 2022, to: null },
      ],
    },
    {
      key: 'rush',
      names: { en: 'Rush', ar: 'راش', fr: 'Rush', zh: 'Rush' },
      idCarModel: '10117',
      generations: [{ code: 'F800', from: 2018, to: 2023 }],
    },
    {
      key: 'previa',
      names: { en: 'Previa', ar: 'بريفيا', fr: 'Previa', zh: '普瑞维亚' },
      idCarModel: '10118',
      generations: [
        { code: 'XR10', from: 1991, to: 1999 },
        { code: 'XR30', from: 2000, to: 2005 },
        { code: 'XR50', from: 2006, to: 2019 },
      ],
    },
    {
      key: 'highlander',
      names: { en: 'Highlander', ar: 'هايلاندر', fr: 'Highlander', zh: '汉兰达' },
      idCarModel: '10119',
      generations: [
        { code: 'XU50', from: 2014, to: 2019 },
        { code: 'XU70', from: 2020, to: null },
      ],
    },
    {
      key: '4runner',
      names: { en: '4Runner', ar: 'فور رنر', fr: '4Runner', zh: '超霸' },
      idCarModel: '10120',
      generations: [
        { code: 'N180', from: 1996, to: 2002 },
        { code: 'N210', from: 2003, to: 2009 },
      ],
    },
    {
      key: 'c-hr',
      names: { en: 'C-HR', ar: 'سي اتش ار', fr: 'C-HR', zh: '奕泽' },
      idCarModel: '10121',
      generations: [{ code: 'AX10', from: 2018, to: 2023 }],
    },
    {
      key: 'corolla-cross',
      names: { en: 'Corolla Cross', ar: 'كورولا كروس', fr: 'Corolla Cross', zh: '卡罗拉锐放' },
      idCarModel: '10122',
      generations: [{ code: 'XG10', from: 2021, to: null }],
    },
    {
      key: 'prius',
      names: { en: 'Prius', ar: 'بريوس', fr: 'Prius', zh: '普锐斯' },
      idCarModel: '10123',
      generations: [
        { code: 'XW30', from: 2010, to: 2015 },
        { code: 'XW50', from: 2016, to: 2022 },
      ],
    },
    {
      key: 'avanza',
      names: { en: 'Avanza', ar: 'أفانزا', fr: 'Avanza', zh: 'Avanza' },
      idCarModel: '10124',
      generations: [
        { code: 'F600', from: 2006, to: 2011 },
        { code: 'F650', from: 2012, to: 2021 },
      ],
    },
    {
      key: 'veloz',
      names: { en: 'Veloz', ar: 'فيلوز', fr: 'Veloz', zh: 'Veloz' },
      idCarModel: '10125',
      generations: [{ code: 'W100', from: 2022, to: null }],
    },
    {
      key: 'dyna',
      names: { en: 'Dyna', ar: 'داينا', fr: 'Dyna', zh: 'Dyna' },
      idCarModel: '10126',
      generations: [
        { code: 'U300', from: 2000, to: 2010 },
        { code: 'U600', from: 2011, to: null },
      ],
    },
    {
      key: 'echo',
      names: { en: 'Echo', ar: 'ايكو', fr: 'Echo', zh: 'Echo' },
      idCarModel: '10127',
      generations: [{ code: 'XP10', from: 2000, to: 2005 }],
    },
    {
      key: 'cressida',
      names: { en: 'Cressida', ar: 'كريسيدا', fr: 'Cressida', zh: 'Cressida' },
      idCarModel: '10128',
      generations: [{ code: 'X80', from: 1989, to: 1995 }],
    },
    {
      key: '86',
      names: { en: '86', ar: 'تويوتا 86', fr: '86', zh: '86' },
      idCarModel: '10129',
      generations: [
        { code: 'ZN6', from: 2012, to: 2020 },
        { code: 'ZN8', from: 2022, to: null },
      ],
    },
    {
      key: 'supra',
      names: { en: 'Supra', ar: 'سوبرا', fr: 'Supra', zh: 'Supra' },
      idCarModel: '10130',
      generations: [
        { code: 'A80', from: 1993, to: 1998 },
        { code: 'A90', from: 2019, to: null },
      ],
    },
  ],
}
