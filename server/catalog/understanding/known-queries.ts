// What the search must go on to read as it does: tests hold it to that, and what operators teach is held
// against it.

const both = (key: string) => `${key}-front ${key}-rear`
const pads = both('brake-pad-set')

/** [text, part types, vehicles, anything more: years and positions] */
export type Query = readonly [text: string, types: string, vehicles?: string, more?: string]

export const queries: Record<string, Query[]> = {
  'in English': [
    ['front brake pads prado 2015', 'brake-pad-set-front', 'toyota/prado', '2015-2015 front'],
    ['rear shock absorber hilux 2018', 'shock-absorber-rear', 'toyota/hilux', '2018-2018 rear'],
    [
      'radiator hose corolla 2014',
      'radiator-hose-upper radiator-hose-lower',
      'toyota/corolla',
      '2014-2014',
    ],
    ['alternator nissan sunny 2012-2015', 'alternator', 'nissan/sunny', '2012-2015'],
    ['left headlight altima 2016', 'headlamp', 'nissan/altima', '2016-2016 left'],
    ['A/C compressor patrol', 'ac-compressor', 'nissan/patrol'],
    ['bonnet land cruiser', 'bonnet', 'toyota/land-cruiser'],
    ['hood land cruiser', 'bonnet', 'toyota/land-cruiser'],
    ['windshield civic', 'windscreen', 'honda/civic'],
    ['silencer hilux', 'exhaust-muffler', 'toyota/hilux'],
    ['muffler hilux', 'exhaust-muffler', 'toyota/hilux'],
    ['need spark plugs for my camry please', 'spark-plug', 'toyota/camry'],
    ['ball joint lower hilux', 'ball-joint-lower', 'toyota/hilux', 'lower'],
  ],
  'at the parts counter': [
    ['front shox gas type pair', 'shock-absorber-front shock-absorber-rear', '', 'front'],
    ['h/l xenon LH bmw 520i 2013', 'headlamp', 'bmw/5-series', '2013-2013 left'],
    [
      'rr bmpr camry 19 without sensor hole',
      'bumper-front bumper-rear',
      'toyota/camry',
      '2019-2019 rear right',
    ],
    ['windshield tahoe 2018 with rain sensor', 'windscreen', 'chevrolet/tahoe', '2018-2018'],
    ['outer cv boot kit with clip n grease', 'cv-boot-outer', '', 'outer'],
    ['need alt f150 5.0 v8 2015', 'alternator', 'ford/f-150', '2015-2015'],
    ['downstream O2 explorer 2014', 'oxygen-sensor', 'ford/explorer', '2014-2014'],
    ['frt hub brg x-trail 2016', 'wheel-bearing', 'nissan/x-trail', '2016-2016 front'],
    ['265/65r17 AT japan', 'tyre'],
    ['كفر 285/60/18 ياباني', 'tyre'],
    ['kafar 195/65/15', 'tyre'],
    [
      'master pwr window switch civic 2008',
      'power-window-master-switch',
      'honda/civic',
      '2008-2008',
    ],
    ['g/box mtg manual', 'gearbox-mount'],
    ['thermostat housing bmw 530', 'thermostat-housing', 'bmw/5-series'],
    ['بي ام دبليو 528 كويل', 'ignition-coil coil-spring-front coil-spring-rear', 'bmw/5-series'],
    ['بربريز ورا دوستر 2014', 'rear-glass', 'renault/duster', '2014-2014'],
    [
      'وصلة عمود التوازن الأمامي جهة اليسار',
      'stabiliser-link-front stabiliser-link-rear',
      '',
      'front left',
    ],
    ['كندنسر فان موتور', 'radiator-fan-motor radiator-fan-assembly'],
    ['بك لايت يسار سيفيك 2014', 'tail-lamp', 'honda/civic', '2014-2014 left'],
    ['سايد مرر يمين جي اي سي gs8', 'door-mirror', 'gac/gs8', 'right'],
    ['بلور موتر سويفت 2012', 'blower-motor window-motor', 'suzuki/swift', '2012-2012'],
    ['سنتر بيرنق شفت طويل', 'centre-bearing'],
    ['تبت كفر كاسكيت كورولا', 'valve-cover-gasket', 'toyota/corolla'],
    ['baterya 70 amper korea', 'battery'],
    ['filter zeit makina', 'oil-filter oil-filter-element'],
    [
      'petrol ki tanki ka pump camry 2009',
      'fuel-pump fuel-pump-module',
      'toyota/camry',
      '2009-2009',
    ],
    ['camry 19 to 22 bumper', both('bumper'), 'toyota/camry', '2019-2022'],
    ['hiace 13 seater seat', 'seat-front', 'toyota/hiace'],
    ['fuel pump with filter', 'fuel-pump'],
    ['door mirror with camera turn signal toyota rav4', 'door-mirror', 'toyota/rav4'],
    ['brake pads with wear sensor bmw', both('brake-pad-set'), 'bmw'],
    ['seat with airbag', 'seat-front'],
    ['boot lid white no spoiler', 'boot-lid'],
    ['windscreen w/ rain sensor', 'windscreen'],
    ['mud flaps behind tyre', 'mud-guard tyre'],
    ['head lamp right used cx-5 halogen', 'headlamp headlamp-bulb', 'mazda/cx-5', 'right'],
    ['complete cvt forester', 'automatic-gearbox cvt-fluid cvt-belt', 'subaru/forester'],
    ['sunroof glass cayenne', 'sunroof-glass', 'porsche/cayenne'],
    [
      'air suspension compressor range rover',
      'air-suspension-compressor',
      'land-rover/range-rover',
    ],
    ['passenger airbag accord', 'airbag-passenger', 'honda/accord'],
    ['fire extinguisher', 'fire-extinguisher'],
    ['radiator with fan and shroud', 'radiator'],
    ['alloy wheel 265/65r17', 'alloy-wheel'],
    ['bumper without front grille patrol', both('bumper'), 'nissan/patrol', 'front'],
    ['khali chabi remote ka cover', 'key-shell'],
    ['صدام صني 12 بدون حساسات', 'bumper-front bumper-rear', 'nissan/sunny', '2012-2012'],
    ['self motor altima 2.5 2016', 'starter-motor', 'nissan/altima', '2016-2016'],
    ['stearing colum swich wiper hilex', 'wiper-switch steering-column', 'toyota/hilux'],
    ['seet belt bukle drivr', 'seat-belt-buckle', '', 'left'],
    ['windsheild washar pomp', 'washer-pump'],
    [
      'طلمبة بنزين كاملة بالعوامة تيدا 2010',
      'fuel-pump-module fuel-level-sender',
      'nissan/tiida',
      '2010-2010',
    ],
    ['صمام إعادة تدوير غازات العادم', 'egr-valve'],
    ['قشاط تايمن', 'timing-belt'],
    ['ماكنة قزاز كهربا باب خلفي يمين', 'window-regulator', '', 'rear right'],
    ['کلچ پلیٹ ہائی ایس 2010', 'clutch-disc', 'toyota/hiace', '2010-2010'],
    ['ہیڈ لائٹ دائیں سائیڈ ٹوسان 2018', 'headlamp', 'hyundai/tucson', '2018-2018 right'],
    [
      'mig9 ta7tani yimeen gdam durango 2014',
      'control-arm-lower control-arm-upper',
      'dodge/durango',
      '2014-2014 front right lower',
    ],
    [
      'maskat bab barra yasar 5alfi sunny',
      'door-handle-outer door-handle-inner',
      'nissan/sunny',
      'rear left outer',
    ],
  ],
  'in Arabic': [
    ['فحمات امامي برادو', pads, 'toyota/prado', 'front'],
    ['فلتر زيت للبرادو', 'oil-filter', 'toyota/prado'],
    ['بواجي كورولا ٢٠١٤', 'spark-plug', 'toyota/corolla', '2014-2014'],
    ['مساعدات خلفية هايلكس', 'shock-absorber-rear', 'toyota/hilux'],
    ['صدام امامي كورولا 2015', 'bumper-front', 'toyota/corolla', '2015-2015 front'],
    ['كمبروسر مكيف كامري', 'ac-compressor', 'toyota/camry'],
    ['سلف لاندكروزر', 'starter-motor', 'toyota/land-cruiser'],
    ['رديتر باترول', 'radiator', 'nissan/patrol'],
    ['الرديتر', 'radiator'],
    ['ابغى فحمات حق برادو موديل 15', pads, 'toyota/prado', '2015-2015'],
    ['٢٠١٥ برادو فحمات', pads, 'toyota/prado', '2015-2015'],
  ],
  'in Arabic with Latin letters': [
    ['fahmat prado 2015', pads, 'toyota/prado', '2015-2015'],
    ['fa7mat amami prado', pads, 'toyota/prado', 'front'],
    ['dinamo patrol', 'alternator', 'nissan/patrol'],
    ['kombrosor camry', 'ac-compressor', 'toyota/camry'],
    ['lait amami yasar altima', 'headlamp', 'nissan/altima', 'left'],
  ],
  'in Hindi and Urdu': [
    ['कोरोला ब्रेक पैड', pads, 'toyota/corolla'],
    ['کرولا بریک پیڈ', pads, 'toyota/corolla'],
    ['agla brek pad corolla chahiye', pads, 'toyota/corolla', 'front'],
    ['stering rack', 'steering-rack-hydraulic steering-rack-electric'],
  ],
  'in French': [
    ['plaquettes de frein avant corolla', 'brake-pad-set-front', 'toyota/corolla', 'front'],
    ['amortisseur arrière hilux', 'shock-absorber-rear', 'toyota/hilux', 'rear'],
    ['filtre à huile prado', 'oil-filter', 'toyota/prado'],
  ],
  'in Chinese': [
    ['普拉多前刹车片', 'brake-pad-set-front', 'toyota/prado'],
    ['2015款卡罗拉火花塞', 'spark-plug', 'toyota/corolla', '2015-2015'],
    ['丰田 凯美瑞 空调压缩机', 'ac-compressor', 'toyota/camry'],
    ['后减震器 海拉克斯', 'shock-absorber-rear', 'toyota/hilux'],
  ],
  'with typing errors': [
    ['brek pad land cruser', pads, 'toyota/land-cruiser'],
    ['radaitor patrol', 'radiator', 'nissan/patrol'],
    ['altenator camry', 'alternator', 'toyota/camry'],
    ['corola', '', 'toyota/corolla'],
    ['رديتار باترول', 'radiator', 'nissan/patrol'],
  ],
  'by names that share their words': [
    ['Nissan Patrol Safari', '', 'nissan/patrol-safari nissan/patrol 1998-2009'],
    ['لكزس آي اس', '', 'lexus/es lexus/is'],
    ['ماء رديتر', 'radiator coolant'],
  ],
  'written together or apart': [
    ['prado2015 brakepad', pads, 'toyota/prado', '2015-2015'],
    ['landcruiser', '', 'toyota/land-cruiser'],
    ['land cruiser', '', 'toyota/land-cruiser'],
    ['rav 4', '', 'toyota/rav4'],
    ['cr-v', '', 'honda/cr-v'],
    ['crv', '', 'honda/cr-v'],
  ],
  'by the code on the plate': [
    ['GRJ150 oil filter', 'oil-filter', 'toyota/prado 2010-2023'],
    ['grj150w', '', 'toyota/prado 2010-2023'],
  ],
  'in singular and plural alike': [
    ['radiators', 'radiator'],
    ['spark plug', 'spark-plug'],
    ['spark plugs', 'spark-plug'],
    ['batteries', 'battery'],
    ['بطارية', 'battery'],
    ['بطاريات', 'battery'],
  ],
  'with other text around': [
    ['brake!? … (pads)', pads],
    ['absorber', both('shock-absorber')],
    ['lh', '', '', 'left'],
    ['', ''],
    ['!?', ''],
  ],
}

/** Complaints, with the likeliest cause of each. */
export const complaints: [text: string, likeliest: string][] = [
  ['gaadi garam ho rahi hai', 'thermostat'],
  ['گاڑی گرم ہو رہی ہے', 'thermostat'],
  ['इंजन गरम', 'thermostat'],
  ['engine overheating', 'thermostat'],
  ['السيارة تسخن', 'thermostat'],
  ['surchauffe moteur', 'thermostat'],
  ['发动机过热', 'thermostat'],
  ['car not starting', 'battery'],
  ['gaadi start nahi ho rahi', 'battery'],
  ['ac not cooling', 'ac-compressor'],
  ['white smoke', 'head-gasket'],
  ['brake noise', 'brake-pad-set-front'],
]

/**
 * What UAE garages ask most, as they write it: parts in English and in the Arabic of the workshops, with the
 * types (and the side) that answer it, and cars with a year. Chosen before it was looked what is found.
 */
export const headParts: [
  english: string,
  arabic: string,
  types: string[],
  side?: 'left' | 'right',
][] = [
  ['front brake pads', 'فحمات أمامية', ['brake-pad-set-front']],
  ['rear brake pads', 'فحمات خلفية', ['brake-pad-set-rear']],
  ['front brake disc', 'دسك بريك أمامي', ['brake-disc-front']],
  ['oil filter', 'فلتر زيت', ['oil-filter', 'oil-filter-element']],
  ['air filter', 'فلتر هواء', ['air-filter']],
  ['ac filter', 'فلتر مكيف', ['cabin-filter']],
  ['spark plugs', 'بلاكات', ['spark-plug']],
  ['alternator', 'دينمو', ['alternator']],
  ['starter', 'سلف', ['starter-motor']],
  ['radiator', 'رديتر', ['radiator']],
  ['water pump', 'طرمبة ماي', ['water-pump']],
  ['ac compressor', 'كمبروسر مكيف', ['ac-compressor']],
  ['fuel pump', 'طرمبة بترول', ['fuel-pump', 'fuel-pump-module']],
  ['front shock absorber', 'مساعدات أمامية', ['shock-absorber-front']],
  ['lower arm', 'مقص سفلي', ['control-arm-lower']],
  ['left headlight', 'ليت أمامي يسار', ['headlamp'], 'left'],
  [
    'engine mounting',
    'كراسي مكينة',
    ['engine-mount-right', 'engine-mount-front', 'engine-mount-rear', 'engine-mount-left'],
  ],
  ['battery', 'بطارية', ['battery']],
]
export const headCars: [english: string, arabic: string, key: string, year: number][] = [
  ['land cruiser', 'لاندكروزر', 'toyota/land-cruiser', 2016],
  ['prado', 'برادو', 'toyota/prado', 2015],
  ['patrol', 'باترول', 'nissan/patrol', 2014],
  ['corolla', 'كورولا', 'toyota/corolla', 2014],
  ['camry', 'كامري', 'toyota/camry', 2012],
  ['hilux', 'هايلكس', 'toyota/hilux', 2018],
  ['hiace', 'هايس', 'toyota/hiace', 2017],
  ['sunny', 'صني', 'nissan/sunny', 2016],
  ['pajero', 'باجيرو', 'mitsubishi/pajero', 2013],
  ['accord', 'اكورد', 'honda/accord', 2014],
]

/** The texts of all of them, and every part that is asked for most with a car. */
export const knownQueries: string[] = [
  ...Object.values(queries).flatMap((table) => table.map(([text]) => text)),
  ...complaints.map(([text]) => text),
  ...headParts.flatMap(([english, arabic], i) => {
    const [car, carAr, , year] = headCars[i % headCars.length]!
    return [english, arabic, `${english} ${car} ${year}`, `${arabic} ${carAr} ${year}`]
  }),
  ...headCars.flatMap(([english, arabic]) => [english, arabic]),
]
