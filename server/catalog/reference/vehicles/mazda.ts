import type { Make } from '../reference.types.ts'

export const mazda: Make = {
  key: 'mazda',
  names: { en: 'Mazda', ar: 'مازدا', fr: 'Mazda', zh: '马自达' },
  idCarMake: '104',
  models: [
    {
      key: 'mazda6',
      names: { en: 'Mazda6', ar: 'مازدا 6', fr: 'Mazda6', zh: '阿特兹' },
      idCarModel: '10401',
      generations: [
        { code: 'GG', from: 2003, to: 2007 },
        { code: 'GH', from: 2008, to: 2012 },
        { code: 'GJ', from: 2013, to: 2023 },
      ],
    },
    {
      key: 'mazda3',
      names: { en: 'Mazda3', ar: 'مازدا 3', fr: 'Mazda3', zh: '昂克赛拉' },
      idCarModel: '10402',
      generations: [
        { code: 'BK', from: 2004, to: 2008 },
        { code: 'BL', from: 2009, to: 2013 },
        { code: 'BM', from: 2014, to: 2018 },
        { code: 'BP', from: 2019, to: null },
      ],
    },
    {
      key: 'cx-5',
      names: { en: 'CX-5', ar: 'سي اكس 5', fr: 'CX-5', zh: 'CX-5' },
      idCarModel: '10403',
      generations: [
        { code: 'KE', from: 2012, to: 2016 },
        { code: 'KF', from: 2017, to: null },
      ],
    },
    {
      key: 'cx-9',
      names: { en: 'CX-9', ar: 'سي اكس 9', fr: 'CX-9', zh: 'CX-9' },
      idCarModel: '10404',
      generations: [
        { code: 'TB', from: 2007, to: 2015 },
        { code: 'TC', from: 2016, to: 2023 },
      ],
    },
    {
      key: 'bt-50',
      names: { en: 'BT-50', ar: 'بي تي 50', fr: 'BT-50', zh: 'BT-50' },
      idCarModel: '10405',
      generations: [
        { code: 'UN', from: 2007, to: 2011 },
        { code: 'UP', from: 2012, to: 2020 },
        { code: 'TF', from: 2021, to: null },
      ],
    },
    {
      key: 'mazda2',
      names: { en: 'Mazda2', ar: 'مازدا 2', fr: 'Mazda2', zh: '马自达2' },
      idCarModel: '10406',
      generations: [
        { code: 'DE', from: 2008, to: 2014 },
        { code: 'DJ', from: 2015, to: null },
      ],
    },
    {
      key: 'cx-7',
      names: { en: 'CX-7', ar: 'سي اكس 7', fr: 'CX-7', zh: 'CX-7' },
      idCarModel: '10407',
      generations: [{ code: 'ER', from: 2007, to: 2012 }],
    },
    {
      key: 'cx-3',
      names: { en: 'CX-3', ar: 'سي اكس 3', fr: 'CX-3', zh: 'CX-3' },
      idCarModel: '10408',
      generations: [{ code: 'DK', from: 2016, to: 2022 }],
    },
    {
      key: 'cx-30',
      names: { en: 'CX-30', ar: 'سي اكس 30', fr: 'CX-30', zh: 'CX-30' },
      idCarModel: '10409',
      generations: [{ code: 'DM', from: 2020, to: null }],
    },
    {
      key: 'cx-60',
      names: { en: 'CX-60', ar: 'سي اكس 60', fr: 'CX-60', zh: 'CX-60' },
      idCarModel: '10410',
      generations: [{ code: 'KH', from: 2022, to: null }],
    },
    {
      key: 'cx-90',
      names: { en: 'CX-90', ar: 'سي اكس 90', fr: 'CX-90', zh: 'CX-90' },
      idCarModel: '10411',
      generations: [{ code: 'KK', from: 2024, to: null }],
    },
    {
      key: '323',
      names: { en: '323', ar: 'مازدا 323', fr: '323', zh: '马自达323' },
      idCarModel: '10412',
      generations: [
        { code: 'BG', from: 1990, to: 1994 },
        { code: 'BA', from: 1995, to: 1998 },
        { code: 'BJ', from: 1999, to: 2003 },
      ],
    },
    {
      key: '626',
      names: { en: '626', ar: 'مازدا 626', fr: '626', zh: '马自达626' },
      idCarModel: '10413',
      generations: [
        { code: 'GE', from: 1992, to: 1997 },
        { code: 'GF', from: 1998, to: 2002 },
      ],
    },
    {
      key: 'mx-5',
      names: { en: 'MX-5', ar: 'ام اكس 5', fr: 'MX-5', zh: 'MX-5' },
      idCarModel: '10414',
      generations: [
        { code: 'NC', from: 2006, to: 2015 },
        { code: 'ND', from: 2016, to: null },
      ],
    },
    {
      key: 'rx-8',
      names: { en: 'RX-8', ar: 'ار اكس 8', fr: 'RX-8', zh: 'RX-8' },
      idCarModel: '10415',
      generations: [{ code: 'SE', from: 2004, to: 2011 }],
    },
  ],
}
