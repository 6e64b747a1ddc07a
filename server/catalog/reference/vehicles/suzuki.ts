import type { Make } from '../reference.types.ts'

export const suzuki: Make = {
  key: 'suzuki',
  names: { en: 'Suzuki', ar: 'سوزوكي', fr: 'Suzuki', zh: '铃木' },
  idCarMake: '109',
  models: [
    {
      key: 'jimny',
      names: { en: 'Jimny', ar: 'جيمني', fr: 'Jimny', zh: '吉姆尼' },
      idCarModel: '10901',
      generations: [
        { code: 'JB43', from: 1999, to: 2018 },
        { code: 'JB74', from: 2019, to: null },
      ],
    },
    {
      key: 'swift',
      names: { en: 'Swift', ar: 'سويفت', fr: 'Swift', zh: '雨燕' },
      idCarModel: '10902',
      generations: [
        { code: 'RS', from: 2005, to: 2010 },
        { code: 'FZ', from: 2011, to: 2017 },
        { code: 'AZ', from: 2018, to: 2023 },
      ],
    },
    {
      key: 'grand-vitara',
      names: { en: 'Grand Vitara', ar: 'جراند فيتارا', fr: 'Grand Vitara', zh: '超级维特拉' },
      idCarModel: '10903',
      generations: [
        { code: 'FT', from: 1999, to: 2005 },
        { code: 'JT', from: 2006, to: 2015 },
      ],
    },
    {
      key: 'vitara',
      names: { en: 'Vitara', ar: 'فيتارا', fr: 'Vitara', zh: '维特拉' },
      idCarModel: '10904',
      generations: [
        { code: 'ET', from: 1989, to: 1998 },
        { code: 'LY', from: 2016, to: null },
      ],
    },
    {
      key: 'ertiga',
      names: { en: 'Ertiga', ar: 'ارتيجا', fr: 'Ertiga', zh: 'Ertiga' },
      idCarModel: '10905',
      generations: [
        { code: 'ZE', from: 2014, to: 2018 },
        { code: 'NC', from: 2019, to: null },
      ],
    },
    {
      key: 'dzire',
      names: { en: 'Dzire', ar: 'ديزاير', fr: 'Dzire', zh: 'Dzire' },
      idCarModel: '10906',
      generations: [
        { code: 'FZ', from: 2013, to: 2017 },
        { code: 'AZ', from: 2018, to: 2024 },
      ],
    },
    {
      key: 'ciaz',
      names: { en: 'Ciaz', ar: 'سياز', fr: 'Ciaz', zh: '启悦' },
      idCarModel: '10907',
      generations: [{ code: 'VC', from: 2015, to: null }],
    },
    {
      key: 'baleno',
      names: { en: 'Baleno', ar: 'بالينو', fr: 'Baleno', zh: 'Baleno' },
      idCarModel: '10908',
      generations: [
        { code: 'EG', from: 1996, to: 2002 },
        { code: 'WB', from: 2016, to: 2021 },
        { code: 'WD', from: 2022, to: null },
      ],
    },
    {
      key: 'sx4',
      names: { en: 'SX4', ar: 'اس اكس 4', fr: 'SX4', zh: '天语SX4' },
      idCarModel: '10909',
      generations: [{ code: 'GY', from: 2007, to: 2014 }],
    },
    {
      key: 'celerio',
      names: { en: 'Celerio', ar: 'سيليريو', fr: 'Celerio', zh: 'Celerio' },
      idCarModel: '10910',
      generations: [{ code: 'LF', from: 2015, to: 2021 }],
    },
    {
      key: 'kizashi',
      names: { en: 'Kizashi', ar: 'كيزاشي', fr: 'Kizashi', zh: '凯泽西' },
      idCarModel: '10911',
      generations: [{ code: 'RE', from: 2010, to: 2015 }],
    },
    {
      key: 'apv',
      names: { en: 'APV', ar: 'اي بي في', fr: 'APV', zh: 'APV' },
      idCarModel: '10912',
      generations: [{ code: 'GC', from: 2006, to: 2020 }],
    },
    {
      key: 'xl7',
      names: { en: 'XL7', ar: 'اكس ال 7', fr: 'XL7', zh: 'XL7' },
      idCarModel: '10913',
      generations: [{ code: 'NC', from: 2021, to: null }],
    },
  ],
}
