import type { Make } from '../reference.types.ts'

export const honda: Make = {
  key: 'honda',
  names: { en: 'Honda', ar: 'هوندا', fr: 'Honda', zh: '本田' },
  idCarMake: '107',
  models: [
    {
      key: 'accord',
      names: { en: 'Accord', ar: 'أكورد', fr: 'Accord', zh: '雅阁' },
      idCarModel: '10701',
      generations: [
        { code: 'CG', from: 1998, to: 2002 },
        { code: 'CM', from: 2003, to: 2007 },
        { code: 'CP', from: 2008, to: 2012 },
        { code: 'CR', from: 2013, to: 2017 },
        { code: 'CV', from: 2018, to: 2022 },
        { code: 'CY', from: 2023, to: null },
      ],
    },
    {
      key: 'civic',
      names: { en: 'Civic', ar: 'سيفيك', fr: 'Civic', zh: '思域' },
      idCarModel: '10702',
      generations: [
        { code: 'EK', from: 1996, to: 2000 },
        { code: 'ES', from: 2001, to: 2005 },
        { code: 'FD', from: 2006, to: 2011 },
        { code: 'FB', from: 2012, to: 2015 },
        { code: 'FC', from: 2016, to: 2021 },
        { code: 'FE', from: 2022, to: null },
      ],
    },
    {
      key: 'cr-v',
      names: { en: 'CR-V', ar: 'سي ار في', fr: 'CR-V', zh: 'CR-V' },
      idCarModel: '10703',
      generations: [
        { code: 'RD1', from: 1997, to: 2001 },
        { code: 'RD5', from: 2002, to: 2006 },
        { code: 'RE', from: 2007, to: 2011 },
        { code: 'RM', from: 2012, to: 2016 },
        { code: 'RW', from: 2017, to: 2022 },
        { code: 'RS', from: 2023, to: null },
      ],
    },
    {
      key: 'pilot',
      names: { en: 'Pilot', ar: 'بايلوت', fr: 'Pilot', zh: 'Pilot' },
      idCarModel: '10704',
      generations: [
        { code: 'YF3', from: 2009, to: 2015 },
        { code: 'YF5', from: 2016, to: 2022 },
        { code: 'YG1', from: 2023, to: null },
      ],
    },
    {
      key: 'city',
      names: { en: 'City', ar: 'سيتي', fr: 'City', zh: '锋范' },
      idCarModel: '10705',
      generations: [
        { code: 'GD', from: 2003, to: 2008 },
        { code: 'GM2', from: 2009, to: 2013 },
        { code: 'GM6', from: 2014, to: 2020 },
        { code: 'GN', from: 2021, to: null },
      ],
    },
    {
      key: 'odyssey',
      names: { en: 'Odyssey', ar: 'أوديسي', fr: 'Odyssey', zh: '奥德赛' },
      idCarModel: '10706',
      generations: [
        { code: 'RL3', from: 2005, to: 2010 },
        { code: 'RL5', from: 2011, to: 2017 },
        { code: 'RL6', from: 2018, to: null },
      ],
    },
    {
      key: 'jazz',
      names: { en: 'Jazz', ar: 'جاز', fr: 'Jazz', zh: '飞度' },
      idCarModel: '10707',
      generations: [
        { code: 'GD', from: 2003, to: 2008 },
        { code: 'GE', from: 2009, to: 2014 },
        { code: 'GK', from: 2015, to: 2020 },
      ],
    },
    {
      key: 'hr-v',
      names: { en: 'HR-V', ar: 'اتش ار في', fr: 'HR-V', zh: '缤智' },
      idCarModel: '10708',
      generations: [
        { code: 'RU', from: 2016, to: 2021 },
        { code: 'RV', from: 2022, to: null },
      ],
    },
    {
      key: 'mr-v',
      names: { en: 'MR-V', ar: 'ام ار في', fr: 'MR-V', zh: 'MR-V' },
      idCarModel: '10709',
      generations: [{ code: 'YF1', from: 2003, to: 2008 }],
    },
    {
      key: 'crosstour',
      names: { en: 'Crosstour', ar: 'كروس تور', fr: 'Crosstour', zh: '歌诗图' },
      idCarModel: '10710',
      generations: [{ code: 'TF1', from: 2010, to: 2015 }],
    },
    {
      key: 'legend',
      names: { en: 'Legend', ar: 'ليجند', fr: 'Legend', zh: '里程' },
      idCarModel: '10711',
      generations: [
        { code: 'KA9', from: 1996, to: 2004 },
        { code: 'KB1', from: 2005, to: 2012 },
      ],
    },
    {
      key: 'zr-v',
      names: { en: 'ZR-V', ar: 'زد ار في', fr: 'ZR-V', zh: '致在' },
      idCarModel: '10712',
      generations: [{ code: 'RZ', from: 2023, to: null }],
    },
    {
      key: 's2000',
      names: { en: 'S2000', ar: 'اس 2000', fr: 'S2000', zh: 'S2000' },
      idCarModel: '10713',
      generations: [{ code: 'AP', from: 2000, to: 2009 }],
    },
  ],
}
