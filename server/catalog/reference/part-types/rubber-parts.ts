import type { PartType } from '../reference.types.ts'

export const rubberParts: PartType[] = [
  {
    key: 'cv-boot-outer',
    category: 'rubber-parts',
    names: {
      en: 'Outer CV boot kit',
      ar: 'ربل عكس خارجي',
      fr: 'Soufflet de cardan extérieur',
      zh: '外球笼防尘套',
    },
  },
  {
    key: 'cv-boot-inner',
    category: 'rubber-parts',
    names: {
      en: 'Inner CV boot kit',
      ar: 'ربل عكس داخلي',
      fr: 'Soufflet de cardan intérieur',
      zh: '内球笼防尘套',
    },
  },
  {
    key: 'steering-rack-boot',
    category: 'rubber-parts',
    names: {
      en: 'Steering rack boot',
      ar: 'ربل دودة سكان',
      fr: 'Soufflet de crémaillère',
      zh: '转向机防尘套',
    },
  },
  {
    key: 'steering-rack-bush',
    category: 'rubber-parts',
    names: {
      en: 'Steering rack bush',
      ar: 'جلبة دودة سكان',
      fr: 'Silentbloc de crémaillère',
      zh: '转向机衬套',
    },
  },
  {
    key: 'control-arm-bush-lower',
    category: 'rubber-parts',
    names: {
      en: 'Lower control arm bush',
      ar: 'جلبة مقص سفلي',
      fr: 'Silentbloc de bras inférieur',
      zh: '下控制臂衬套',
    },
  },
  {
    key: 'control-arm-bush-upper',
    category: 'rubber-parts',
    names: {
      en: 'Upper control arm bush',
      ar: 'جلبة مقص علوي',
      fr: 'Silentbloc de bras supérieur',
      zh: '上控制臂衬套',
    },
  },
  {
    key: 'stabiliser-bush-front',
    category: 'rubber-parts',
    names: {
      en: 'Front stabiliser bush',
      ar: 'جلبة عمود توازن أمامية',
      fr: 'Silentbloc de barre stabilisatrice avant',
      zh: '前稳定杆衬套',
    },
  },
  {
    key: 'stabiliser-bush-rear',
    category: 'rubber-parts',
    names: {
      en: 'Rear stabiliser bush',
      ar: 'جلبة عمود توازن خلفية',
      fr: 'Silentbloc de barre stabilisatrice arrière',
      zh: '后稳定杆衬套',
    },
  },
  {
    key: 'leaf-spring-bush',
    category: 'rubber-parts',
    names: {
      en: 'Leaf spring bush',
      ar: 'جلبة سوست',
      fr: 'Silentbloc de ressort à lames',
      zh: '钢板弹簧衬套',
    },
  },
  {
    key: 'shock-absorber-boot',
    category: 'rubber-parts',
    names: {
      en: 'Shock absorber dust boot',
      ar: 'ربل مساعد',
      fr: 'Soufflet d’amortisseur',
      zh: '减震器防尘套',
    },
  },
  {
    key: 'exhaust-hanger',
    category: 'rubber-parts',
    names: {
      en: 'Exhaust rubber hanger',
      ar: 'ربل تعليق اكزوز',
      fr: 'Silentbloc d’échappement',
      zh: '排气管吊胶',
    },
  },
  {
    key: 'radiator-mount-rubber',
    category: 'rubber-parts',
    names: {
      en: 'Radiator mount rubber',
      ar: 'ربل رديتر',
      fr: 'Silentbloc de radiateur',
      zh: '散热器支架胶',
    },
  },
  {
    key: 'body-mount-cushion',
    category: 'rubber-parts',
    names: {
      en: 'Body mount cushion',
      ar: 'جلبة شاصي',
      fr: 'Silentbloc de caisse',
      zh: '车身支承胶',
    },
  },
  {
    key: 'door-weatherstrip-front',
    category: 'rubber-parts',
    names: {
      en: 'Front door weatherstrip',
      ar: 'ربل باب أمامي',
      fr: 'Joint de porte avant',
      zh: '前车门密封条',
    },
  },
  {
    key: 'door-weatherstrip-rear',
    category: 'rubber-parts',
    names: {
      en: 'Rear door weatherstrip',
      ar: 'ربل باب خلفي',
      fr: 'Joint de porte arrière',
      zh: '后车门密封条',
    },
  },
  {
    key: 'boot-weatherstrip',
    category: 'rubber-parts',
    names: {
      en: 'Boot lid weatherstrip',
      ar: 'ربل شنطة',
      fr: 'Joint de malle arrière',
      zh: '行李箱密封条',
    },
  },
  {
    key: 'glass-run-channel',
    category: 'rubber-parts',
    names: {
      en: 'Door glass run channel',
      ar: 'ربل مجرى زجاج',
      fr: 'Coulisse de vitre',
      zh: '车窗导槽密封条',
    },
  },
  {
    key: 'wiper-rubber-refill',
    category: 'rubber-parts',
    names: {
      en: 'Wiper rubber refill',
      ar: 'ربل مساحة',
      fr: 'Lame caoutchouc d’essuie-glace',
      zh: '雨刮胶条',
    },
  },
  {
    key: 'pedal-pad',
    category: 'rubber-parts',
    names: {
      en: 'Brake and clutch pedal pad',
      ar: 'ربل دواسة',
      fr: 'Patin de pédale',
      zh: '踏板胶垫',
    },
  },
]
