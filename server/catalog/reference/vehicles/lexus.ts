import type { Make } from '../reference.types.ts'

export const lexus: Make = {
  key: 'lexus',
  names: { en: 'Lexus', ar: 'لكزس', fr: 'Lexus', zh: '雷克萨斯' },
  idCarMake: '106',
  models: [
    {
      key: 'lx',
      names: { en: 'LX', ar: 'ال اكس', fr: 'LX', zh: 'LX' },
      idCarModel: '10601',
      generations: [
        { code: 'J80', from: 1996, to: 1997 },
        { code: 'J100', from: 1998, to: 2007 },
        { code: 'J200', from: 2008, to: 2021 },
        { code: 'J310', from: 2022, to: null },
      ],
    },
    {
      key: 'es',
      names: { en: 'ES', ar: 'اي اس', fr: 'ES', zh: 'ES' },
      idCarModel: '10602',
      generations: [
        { code: 'XV20', from: 1997, to: 2001 },
        { code: 'XV30', from: 2002, to: 2006 },
        { code: 'XV40', from: 2007, to: 2012 },
        { code: 'XV60', from: 2013, to: 2018 },
        { code: 'XZ10', from: 2019, to: 2025 },
      ],
    },
    {
      key: 'gx',
      names: { en: 'GX', ar: 'جي اكس', fr: 'GX', zh: 'GX' },
      idCarModel: '10603',
      generations: [
        { code: 'J120', from: 2003, to: 2009 },
        { code: 'J150', from: 2010, to: 2023 },
        { code: 'J250', from: 2024, to: null },
      ],
    },
    {
      key: 'ls',
      names: { en: 'LS', ar: 'ال اس', fr: 'LS', zh: 'LS' },
      idCarModel: '10604',
      generations: [
        { code: 'XF10', from: 1990, to: 1994 },
        { code: 'XF20', from: 1995, to: 2000 },
        { code: 'XF30', from: 2001, to: 2006 },
        { code: 'XF40', from: 2007, to: 2017 },
        { code: 'XF50', from: 2018, to: null },
      ],
    },
    {
      key: 'rx',
      names: { en: 'RX', ar: 'ار اكس', fr: 'RX', zh: 'RX' },
      idCarModel: '10605',
      generations: [
        { code: 'XU10', from: 1999, to: 2003 },
        { code: 'XU30', from: 2004, to: 2009 },
        { code: 'AL10', from: 2010, to: 2015 },
        { code: 'AL20', from: 2016, to: 2022 },
        { code: 'AL30', from: 2023, to: null },
      ],
    },
    {
      key: 'is',
      names: { en: 'IS', ar: 'آي اس', fr: 'IS', zh: 'IS' },
      idCarModel: '10606',
      generations: [
        { code: 'XE10', from: 1999, to: 2005 },
        { code: 'XE20', from: 2006, to: 2013 },
        { code: 'XE30', from: 2014, to: null },
      ],
    },
    {
      key: 'nx',
      names: { en: 'NX', ar: 'ان اكس', fr: 'NX', zh: 'NX' },
      idCarModel: '10607',
      generations: [
        { code: 'AZ10', from: 2015, to: 2021 },
        { code: 'AZ20', from: 2022, to: null },
      ],
    },
    {
      key: 'gs',
      names: { en: 'GS', ar: 'جي اس', fr: 'GS', zh: 'GS' },
      idCarModel: '10608',
      generations: [
        { code: 'S160', from: 1998, to: 2005 },
        { code: 'S190', from: 2006, to: 2011 },
        { code: 'L10', from: 2012, to: 2020 },
      ],
    },
    {
      key: 'ux',
      names: { en: 'UX', ar: 'يو اكس', fr: 'UX', zh: 'UX' },
      idCarModel: '10609',
      generations: [{ code: 'ZA10', from: 2019, to: null }],
    },
    {
      key: 'rc',
      names: { en: 'RC', ar: 'ار سي', fr: 'RC', zh: 'RC' },
      idCarModel: '10610',
      generations: [{ code: 'XC10', from: 2015, to: null }],
    },
    {
      key: 'lc',
      names: { en: 'LC', ar: 'ال سي', fr: 'LC', zh: 'LC' },
      idCarModel: '10611',
      generations: [{ code: 'Z100', from: 2018, to: null }],
    },
    {
      key: 'sc',
      names: { en: 'SC', ar: 'اس سي', fr: 'SC', zh: 'SC' },
      idCarModel: '10612',
      generations: [{ code: 'Z40', from: 2002, to: 2010 }],
    },
    {
      key: 'ct',
      names: { en: 'CT', ar: 'سي تي', fr: 'CT', zh: 'CT' },
      idCarModel: '10613',
      generations: [{ code: 'A10', from: 2011, to: 2020 }],
    },
    {
      key: 'lm',
      names: { en: 'LM', ar: 'ال ام', fr: 'LM', zh: 'LM' },
      idCarModel: '10614',
      generations: [{ code: 'AH40', from: 2024, to: null }],
    },
  ],
}
