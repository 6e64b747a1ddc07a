import type { PartType } from '../reference.types.ts'

export const batteriesLubricantsTires: PartType[] = [
  {
    key: 'battery',
    category: 'batteries-lubricants-tires',
    names: { en: 'Car battery', ar: 'بطارية سيارة', fr: 'Batterie de voiture', zh: '汽车蓄电池' },
  },
  {
    key: 'distilled-water',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Distilled battery water',
      ar: 'ماء مقطر للبطارية',
      fr: 'Eau distillée',
      zh: '蒸馏水',
    },
  },
  {
    key: 'screen-wash',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Windscreen washer fluid',
      ar: 'سائل غسيل الزجاج',
      fr: 'Liquide lave-glace',
      zh: '玻璃水',
    },
  },
  {
    key: 'car-shampoo',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Car shampoo and cleaner',
      ar: 'شامبو غسيل سيارات',
      fr: 'Shampooing auto',
      zh: '洗车液',
    },
  },
  {
    key: 'car-polish',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Car polish and wax',
      ar: 'ملمع سيارات وواكس',
      fr: 'Polish et cire auto',
      zh: '汽车抛光蜡',
    },
  },
  {
    key: 'touch-up-paint',
    category: 'batteries-lubricants-tires',
    names: { en: 'Touch-up paint', ar: 'صبغ تصليح خدوش', fr: 'Peinture de retouche', zh: '补漆笔' },
  },
  {
    key: 'body-filler',
    category: 'batteries-lubricants-tires',
    names: { en: 'Body filler', ar: 'معجون سمكرة', fr: 'Mastic de carrosserie', zh: '原子灰' },
  },
  {
    key: 'clear-coat',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Clear coat lacquer',
      ar: 'ورنيش شفاف',
      fr: 'Vernis de carrosserie',
      zh: '汽车清漆',
    },
  },
  {
    key: 'masking-tape',
    category: 'batteries-lubricants-tires',
    names: { en: 'Masking tape', ar: 'شريط تغطية صبغ', fr: 'Ruban de masquage', zh: '美纹纸胶带' },
  },
  {
    key: 'engine-oil',
    category: 'batteries-lubricants-tires',
    names: { en: 'Engine oil', ar: 'زيت مكينة', fr: 'Huile moteur', zh: '发动机机油' },
  },
  {
    key: 'adblue',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'AdBlue diesel exhaust fluid',
      ar: 'سائل أدبلو يوريا',
      fr: 'AdBlue',
      zh: '车用尿素',
    },
  },
  {
    key: 'automatic-transmission-fluid',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Automatic transmission fluid',
      ar: 'زيت جير أوتوماتيك',
      fr: 'Huile de boîte automatique',
      zh: '自动变速箱油',
    },
  },
  {
    key: 'cvt-fluid',
    category: 'batteries-lubricants-tires',
    names: { en: 'CVT fluid', ar: 'زيت جير CVT', fr: 'Huile de boîte CVT', zh: '无级变速箱油' },
  },
  {
    key: 'gear-oil',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Differential and gear oil',
      ar: 'زيت دفرنس وجير عادي',
      fr: 'Huile de pont et de boîte manuelle',
      zh: '齿轮油',
    },
  },
  {
    key: 'power-steering-fluid',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Power steering fluid',
      ar: 'زيت باور',
      fr: 'Huile de direction assistée',
      zh: '转向助力油',
    },
  },
  {
    key: 'brake-fluid',
    category: 'batteries-lubricants-tires',
    names: { en: 'Brake fluid', ar: 'زيت فرامل', fr: 'Liquide de frein', zh: '制动液' },
  },
  {
    key: 'coolant',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Engine coolant',
      ar: 'ماء رديتر',
      fr: 'Liquide de refroidissement',
      zh: '发动机冷却液',
    },
  },
  {
    key: 'refrigerant',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'A/C refrigerant gas',
      ar: 'غاز فريون مكيف',
      fr: 'Gaz réfrigérant',
      zh: '空调制冷剂',
    },
  },
  {
    key: 'ac-compressor-oil',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'A/C compressor oil',
      ar: 'زيت كمبروسر مكيف',
      fr: 'Huile de compresseur de climatisation',
      zh: '空调压缩机油',
    },
  },
  {
    key: 'grease',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Multi-purpose grease',
      ar: 'شحم متعدد الأغراض',
      fr: 'Graisse multi-usage',
      zh: '多用途润滑脂',
    },
  },
  {
    key: 'penetrating-oil',
    category: 'batteries-lubricants-tires',
    names: { en: 'Penetrating oil spray', ar: 'بخاخ مزيل صدأ', fr: 'Dégrippant', zh: '除锈润滑剂' },
  },
  {
    key: 'gasket-maker',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Silicone gasket maker',
      ar: 'سيليكون كسكيت',
      fr: 'Pâte à joint silicone',
      zh: '密封胶',
    },
  },
  {
    key: 'threadlocker',
    category: 'batteries-lubricants-tires',
    names: { en: 'Threadlocker', ar: 'غراء تثبيت براغي', fr: 'Frein filet', zh: '螺纹胶' },
  },
  {
    key: 'windscreen-adhesive',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Windscreen adhesive',
      ar: 'غراء زجاج أمامي',
      fr: 'Colle à pare-brise',
      zh: '挡风玻璃胶',
    },
  },
  {
    key: 'fuel-system-cleaner',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Fuel system cleaner',
      ar: 'منظف بخاخات',
      fr: 'Nettoyant d’injection',
      zh: '燃油系统清洗剂',
    },
  },
  {
    key: 'engine-flush',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Engine flush and oil additive',
      ar: 'منظف مكينة داخلي وإضافة زيت',
      fr: 'Nettoyant moteur et additif d’huile',
      zh: '发动机清洗剂与机油添加剂',
    },
  },
  {
    key: 'radiator-flush',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Radiator flush and stop leak',
      ar: 'منظف رديتر ومانع تهريب',
      fr: 'Nettoyant et anti-fuite de radiateur',
      zh: '水箱清洗剂与止漏剂',
    },
  },
  {
    key: 'brake-cleaner',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Brake cleaner spray',
      ar: 'بخاخ منظف فرامل',
      fr: 'Nettoyant freins',
      zh: '刹车清洗剂',
    },
  },
  {
    key: 'throttle-body-cleaner',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Throttle and carburettor cleaner',
      ar: 'بخاخ منظف ثروتل وكاربريتر',
      fr: 'Nettoyant papillon et carburateur',
      zh: '化油器节气门清洗剂',
    },
  },
  {
    key: 'tyre',
    category: 'batteries-lubricants-tires',
    names: { en: 'Tyre', ar: 'تاير', fr: 'Pneu', zh: '轮胎' },
  },
  {
    key: 'tyre-tube',
    category: 'batteries-lubricants-tires',
    names: { en: 'Tyre inner tube', ar: 'تيوب تاير', fr: 'Chambre à air', zh: '轮胎内胎' },
  },
  {
    key: 'tyre-valve',
    category: 'batteries-lubricants-tires',
    names: { en: 'Tyre valve', ar: 'بلف تاير', fr: 'Valve de pneu', zh: '轮胎气门嘴' },
  },
  {
    key: 'tyre-valve-core',
    category: 'batteries-lubricants-tires',
    names: { en: 'Tyre valve core', ar: 'ابرة بلف تاير', fr: 'Obus de valve', zh: '气门芯' },
  },
  {
    key: 'tyre-repair-kit',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Tyre puncture repair kit',
      ar: 'طقم رقعة تاير',
      fr: 'Kit de réparation de crevaison',
      zh: '补胎工具',
    },
  },
  {
    key: 'alloy-wheel',
    category: 'batteries-lubricants-tires',
    names: { en: 'Alloy wheel', ar: 'رنج ألمنيوم', fr: 'Jante en alliage', zh: '铝合金轮毂' },
  },
  {
    key: 'steel-wheel',
    category: 'batteries-lubricants-tires',
    names: { en: 'Steel wheel', ar: 'رنج حديد', fr: 'Jante en tôle', zh: '钢圈' },
  },
  {
    key: 'wheel-centre-cap',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Wheel centre cap',
      ar: 'غطاء وسط رنج',
      fr: 'Cache-moyeu de jante',
      zh: '轮毂中心盖',
    },
  },
  {
    key: 'wheel-weight',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Wheel balance weight',
      ar: 'رصاص توازن رنج',
      fr: 'Masse d’équilibrage',
      zh: '车轮平衡块',
    },
  },
  {
    key: 'wheel-spacer',
    category: 'batteries-lubricants-tires',
    names: { en: 'Wheel spacer', ar: 'سبيسر رنج', fr: 'Élargisseur de voie', zh: '轮毂垫片' },
  },
  {
    key: 'wheel-nut',
    category: 'batteries-lubricants-tires',
    names: { en: 'Wheel nut', ar: 'صامولة تاير', fr: 'Écrou de roue', zh: '轮胎螺母' },
  },
  {
    key: 'wheel-bolt',
    category: 'batteries-lubricants-tires',
    names: { en: 'Wheel bolt', ar: 'برغي رنج', fr: 'Vis de roue', zh: '车轮螺栓' },
  },
  {
    key: 'wheel-lock-key',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Wheel lock key',
      ar: 'مفتاح قفل رنج',
      fr: 'Clé antivol de roue',
      zh: '防盗螺丝钥匙',
    },
  },
  {
    key: 'battery-terminal',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Battery terminal',
      ar: 'راس بطارية',
      fr: 'Cosse de batterie',
      zh: '蓄电池接线端子',
    },
  },
  {
    key: 'battery-charger',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Battery charger',
      ar: 'شاحن بطارية',
      fr: 'Chargeur de batterie',
      zh: '蓄电池充电器',
    },
  },
  {
    key: 'jumper-cable',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Jumper cables',
      ar: 'واير اشتراك بطارية',
      fr: 'Câbles de démarrage',
      zh: '搭火线',
    },
  },
  {
    key: 'jump-starter',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Jump starter',
      ar: 'جهاز تشغيل بطارية',
      fr: 'Booster de démarrage',
      zh: '应急启动电源',
    },
  },
]
