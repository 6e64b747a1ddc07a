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
    key: 'trailing-arm-bush',
    category: 'rubber-parts',
    names: {
      en: 'Trailing arm bush',
      ar: 'جلبة ذراع خلفي',
      fr: 'Silentbloc de bras arrière',
      zh: '拖曳臂衬套',
    },
  },
  {
    key: 'subframe-bush',
    category: 'rubber-parts',
    names: { en: 'Subframe bush', ar: 'جلبة جسر', fr: 'Silentbloc de berceau', zh: '副车架衬套' },
  },
  {
    key: 'tension-rod-bush',
    category: 'rubber-parts',
    names: {
      en: 'Tension rod bush',
      ar: 'جلبة ذراع شد',
      fr: 'Silentbloc de tirant de chasse',
      zh: '拉杆臂衬套',
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
    key: 'coil-spring-seat',
    category: 'rubber-parts',
    names: {
      en: 'Coil spring rubber seat',
      ar: 'ربل سوستة',
      fr: 'Coupelle caoutchouc de ressort',
      zh: '弹簧胶垫',
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
    key: 'sunroof-weatherstrip',
    category: 'rubber-parts',
    names: {
      en: 'Sunroof weatherstrip',
      ar: 'ربل فتحة السقف',
      fr: 'Joint de toit ouvrant',
      zh: '天窗密封条',
    },
  },
  {
    key: 'bonnet-seal',
    category: 'rubber-parts',
    names: { en: 'Bonnet seal', ar: 'ربل بونيت', fr: 'Joint de capot', zh: '引擎盖密封条' },
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
    key: 'windscreen-moulding',
    category: 'rubber-parts',
    names: {
      en: 'Windscreen moulding',
      ar: 'ربل زجاج أمامي',
      fr: 'Joint de pare-brise',
      zh: '前风挡密封条',
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
  {
    key: 'gear-lever-boot',
    category: 'rubber-parts',
    names: {
      en: 'Gear lever boot',
      ar: 'جلدة عصا الجير',
      fr: 'Soufflet de levier de vitesses',
      zh: '排挡杆防尘套',
    },
  },
]
