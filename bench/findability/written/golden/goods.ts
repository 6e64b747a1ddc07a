import { of } from '../../right.ts'

/** Goods that the reference has no type for, and parts whose names share words with them. */
export const goods = of('other-kind', [
  [
    'manifold stay hilux 2.7',
    [
      { grade: 3, listing: 'goods/17118-0C010' },
      { grade: 1, listing: 'goods/17141-75080' },
      { grade: 1, listing: 'goods/17167-75070' },
    ],
  ],
  [
    'heat insulator exhaust manifold hiace',
    [
      { grade: 3, listing: 'goods/17167-75070' },
      { grade: 1, listing: 'goods/17141-75080' },
    ],
  ],
  [
    'exaust manifold insulater hilux',
    [
      { grade: 3, listing: 'goods/17167-75070' },
      { grade: 1, listing: 'goods/17141-75080' },
      { grade: 1, listing: 'goods/17118-0C010' },
    ],
  ],
  ['battery clamp prado 2015', [{ grade: 3, listing: 'goods/74404-60130' }]],
  ['كلامب بطارية برادو', [{ grade: 3, listing: 'goods/74404-60130' }]],
  [
    'navara alternator adjuster bar',
    [
      { grade: 3, listing: 'goods/11715-EB30A' },
      { grade: 1, listing: 'goods/23100-EB31B' },
    ],
  ],
  ['license plate screw grommets nissan', [{ grade: 3, listing: 'goods/01281-00Q1E' }]],
  ['pajero transfer skid plate', [{ grade: 3, listing: 'goods/3200A123' }]],
  ['door striker elantra 2013', [{ grade: 3, listing: 'goods/81350-3X000' }]],
  ['accent door lock striker', [{ grade: 3, listing: 'goods/81350-3X000' }]],
  [
    'hood stay rod santa fe 2010',
    [
      { grade: 3, listing: 'goods/81170-2B000' },
      { grade: 1, listing: 'goods/81161-2W000' },
    ],
  ],
  [
    'santafe bonet stay rod',
    [
      { grade: 3, listing: 'goods/81170-2B000' },
      { grade: 1, listing: 'goods/81161-2W000' },
    ],
  ],
  [
    'accord driveshaft dynamic damper 2005',
    [
      { grade: 3, listing: 'goods/44351-SDA-A00' },
      { grade: 1, listing: 'goods/44305-SDC-A00' },
    ],
  ],
  ['fuel tank straps w211', [{ grade: 3, listing: 'goods/A2114700240' }]],
  ['e class 2006 tank strap', [{ grade: 3, listing: 'goods/A2114700240' }]],
  [
    'expansion tank holder x5',
    [
      { grade: 3, listing: 'goods/17137553919' },
      { grade: 1, listing: 'goods/17137640514' },
    ],
  ],
  ['lower radiator baffle yukon 2010', [{ grade: 3, listing: 'goods/15940873' }]],
  ['explorer air cleaner mount insulator 2014', [{ grade: 3, listing: 'goods/BB5Z-9C672-A' }]],
  ['rear seat back lock land cruiser 2012', [{ grade: 3, listing: 'goods/72710-60120' }]],
  ['seatback lock vxr rh', [{ grade: 3, listing: 'goods/72710-60120' }]],
  ['photo sensor sonata 2012', [{ grade: 3, listing: 'goods/97253-3S100' }]],
  ['sonata sun light sensor dashboard', [{ grade: 3, listing: 'goods/97253-3S100' }]],
  [
    'coper washer kit',
    [
      { grade: 3, listing: 'goods/CW-280' },
      { grade: 1, listing: 'goods/CW-1420' },
    ],
  ],
  [
    'grees nipple m8',
    [
      { grade: 3, listing: 'goods/GN-M6810' },
      { grade: 1, listing: 'goods/GCP-4JW' },
    ],
  ],
  ['aluminium rivets 4.8', [{ grade: 3, listing: 'goods/BR-4812' }]],
  ['sand paper 800 number waterproof', [{ grade: 3, listing: 'goods/MIR-P800' }]],
  ['flexible funnel for oil', [{ grade: 3, listing: 'goods/FN-FLX160' }]],
  ['oil drain pans 10 liter', [{ grade: 3, listing: 'goods/ODP-10L' }]],
  ['corrugated pipe for wires 10mm', [{ grade: 3, listing: 'goods/COT-10100' }]],
  [
    'insulation tapes black',
    [
      { grade: 3, listing: 'goods/PVC-20Y' },
      { grade: 1, listing: 'goods/MT-18M' },
    ],
  ],
  [
    'انسوليشن تيب',
    [
      { grade: 3, listing: 'goods/PVC-20Y' },
      { grade: 1, listing: 'goods/MT-18M' },
    ],
  ],
  ['tire mounting paste', [{ grade: 3, listing: 'goods/TMP-5K' }]],
  ['air blow guns', [{ grade: 3, listing: 'goods/ABG-04' }]],
  ['air gun hawa wali long nozzle', [{ grade: 3, listing: 'goods/ABG-04' }]],
  [
    'air hose coil 10 meter pu',
    [
      { grade: 3, listing: 'goods/PUH-812' },
      { grade: 1, listing: 'goods/SUZ-RB' },
    ],
  ],
  ['air quick couplers 1/4', [{ grade: 3, listing: 'goods/QC-SP20' }]],
  ['hand priming bulb diesel', [{ grade: 3, listing: 'goods/PB-10MM' }]],
  ['battery tester 12 volt', [{ grade: 3, listing: 'goods/BT-12D' }]],
  ['تستر بطارية', [{ grade: 3, listing: 'goods/BT-12D' }]],
  ['test lamp 24v', [{ grade: 3, listing: 'goods/TL-624' }]],
  [
    'واير باب صندوق هايلكس',
    [
      { grade: 3, listing: 'goods/65770-0K010' },
      { grade: 1, listing: 'goods/65700-0K060' },
    ],
  ],
  [
    'wire bab sandoog hilux',
    [
      { grade: 3, listing: 'goods/65770-0K010' },
      { grade: 1, listing: 'goods/65700-0K060' },
    ],
  ],
  [
    'فرشة طبلون باترول 2015',
    [
      { grade: 3, listing: 'goods/DC-Y62BLK' },
      { grade: 1, listing: 'goods/DC-LC200' },
    ],
  ],
  [
    'farsh tablon patrol',
    [
      { grade: 3, listing: 'goods/DC-Y62BLK' },
      { grade: 1, listing: 'goods/DC-LC200' },
    ],
  ],
  [
    'غطا طبلون لاندكروزر',
    [
      { grade: 3, listing: 'goods/DC-LC200' },
      { grade: 1, listing: 'goods/DC-Y62BLK' },
    ],
  ],
  [
    'تلبيسات مسكات برادو كروم',
    [
      { grade: 3, listing: 'goods/KH-PRD150' },
      { grade: 1, listing: 'goods/69210-60150' },
    ],
  ],
  [
    'كفر مفتاح جلد لاندكروزر ٢٠٢٠',
    [
      { grade: 3, listing: 'goods/RC-LTH-LC' },
      { grade: 1, listing: 'goods/89904-60L80' },
    ],
  ],
  ['kafar remote jild prado', [{ grade: 3, listing: 'goods/RC-LTH-LC' }]],
  ['شريط ليد ملون للسيارة', [{ grade: 3, listing: 'goods/LED-AMB5' }]],
  ['shareet led dakhili', [{ grade: 3, listing: 'goods/LED-AMB5' }]],
  ['عداد حراره', [{ grade: 3, listing: 'goods/TG-52W' }]],
  ['addad harara makina', [{ grade: 3, listing: 'goods/TG-52W' }]],
  ['طاولة سكان للابتوب', [{ grade: 3, listing: 'goods/TB-FLD1' }]],
  ['مانع انزلاق موبايل', [{ grade: 3, listing: 'goods/AS-MAT2' }]],
  ['gps tracker', [{ grade: 3, listing: 'goods/GPS-4G1' }]],
  ['جهاز تتبع للسياره', [{ grade: 3, listing: 'goods/GPS-4G1' }]],
  ['ليتات تخييم', [{ grade: 3, listing: 'goods/LMP-CMP' }]],
  ['شيول بر يطوى', [{ grade: 3, listing: 'goods/SHV-FLD' }]],
  ['sheewal ramel', [{ grade: 3, listing: 'goods/SHV-FLD' }]],
  [
    'خزان ماء للرحلات',
    [
      { grade: 3, listing: 'goods/WTK-20L' },
      { grade: 1, listing: 'goods/JC-20MET' },
    ],
  ],
  [
    'khazan mai 20 liter',
    [
      { grade: 3, listing: 'goods/WTK-20L' },
      { grade: 1, listing: 'goods/JC-20MET' },
    ],
  ],
  ['ربل طرف الباب', [{ grade: 3, listing: 'goods/DG-EDGE5' }]],
  ['مروحة ولاعة ١٢ فولت', [{ grade: 3, listing: 'goods/FAN-12V6' }]],
  ['marwaha sayara 12v saqf', [{ grade: 3, listing: 'goods/FAN-12V6' }]],
  ['insect net radiator npr', [{ grade: 3, listing: 'goods/IN-ISZNPR' }]],
  ['isuzu npr radiator mosquito net', [{ grade: 3, listing: 'goods/IN-ISZNPR' }]],
  ['y61 spare wheel lock', [{ grade: 3, listing: 'goods/SWL-PTL61' }]],
  ['patrol 2005 spare tyre lock with key', [{ grade: 3, listing: 'goods/SWL-PTL61' }]],
  [
    'window winder handle hiace 1998',
    [
      { grade: 3, listing: 'goods/69260-95J00' },
      { grade: 1, listing: 'goods/69801-95J00' },
    ],
  ],
  [
    'hiace glass winder hendel',
    [
      { grade: 3, listing: 'goods/69260-95J00' },
      { grade: 1, listing: 'goods/69801-95J00' },
    ],
  ],
  ['hiace seat recliner handle right', [{ grade: 3, listing: 'goods/SRL-HC05R' }]],
  ['gear lever bushes hiace 2010', [{ grade: 3, listing: 'goods/33555-26010' }]],
  [
    'bonnet opener handle vigo',
    [
      { grade: 3, listing: 'goods/53601-0K010' },
      { grade: 1, listing: 'goods/53630-0K010' },
    ],
  ],
  ['yaris wiper ka nut cap', [{ grade: 3, listing: 'goods/85292-0F010' }]],
  ['camry wiper arm caps', [{ grade: 3, listing: 'goods/85292-0F010' }]],
  [
    'clutch fork boot 5l',
    [
      { grade: 3, listing: 'goods/31126-35050' },
      { grade: 1, listing: 'goods/31204-35060' },
    ],
  ],
  [
    'speedometer cable hiace 1999',
    [
      { grade: 3, listing: 'goods/83710-95J11' },
      { grade: 1, listing: 'goods/83181-26020' },
    ],
  ],
  [
    'سبيدو كيبل هايس',
    [
      { grade: 3, listing: 'goods/83710-95J11' },
      { grade: 1, listing: 'goods/83181-26020' },
    ],
  ],
  ['vaccum solenoid pajero 4m41', [{ grade: 3, listing: 'goods/MR577099' }]],
  ['differential breather hilux', [{ grade: 3, listing: 'goods/90930-03136' }]],
  ['injection pipes isuzu 4ja1', [{ grade: 3, listing: 'goods/IP-4JA1-S4' }]],
  ['hiace back ladder 2015', [{ grade: 3, listing: 'goods/LDR-HC05' }]],
  ['roof rail caps fortuner', [{ grade: 3, listing: 'goods/63491-0K040' }]],
  ['civic triangle mirror garnish left side', [{ grade: 3, listing: 'goods/76220-TR0L' }]],
  [
    'wireless carplay dongle',
    [
      { grade: 3, listing: 'goods/CPA-W5' },
      { grade: 1, listing: 'goods/AND-TY10' },
    ],
  ],
  [
    'كاربلاي وايرلس',
    [
      { grade: 3, listing: 'goods/CPA-W5' },
      { grade: 1, listing: 'goods/AND-TY10' },
    ],
  ],
  ['door logo lights mercedes w205', [{ grade: 3, listing: 'goods/DLP-MB2' }]],
  ['head up display', [{ grade: 3, listing: 'goods/HUD-P12' }]],
  ['هيد اب ديسبلاي', [{ grade: 3, listing: 'goods/HUD-P12' }]],
  ['side seat gap pocket', [{ grade: 3, listing: 'goods/SGF-2PC' }]],
  ['gadi ka trash bin', [{ grade: 3, listing: 'goods/TRB-HNG' }]],
  ['gardan wala neck pillow', [{ grade: 3, listing: 'goods/NPL-MF1' }]],
  ['car air bed patrol', [{ grade: 3, listing: 'goods/AMB-SUV' }]],
  [
    'dog hammock back seat',
    [
      { grade: 3, listing: 'goods/PTH-BS1' },
      { grade: 1, listing: 'goods/SCS-LTH5' },
    ],
  ],
  ['stering wheel lock', [{ grade: 3, listing: 'goods/SWL-BAR2' }]],
  ['start stop eliminator tahoe 2018', [{ grade: 3, listing: 'goods/ASE-GM15' }]],
  [
    'tow ball cap rubber',
    [
      { grade: 3, listing: 'goods/TBC-50' },
      { grade: 1, listing: 'goods/TBL-50MM' },
    ],
  ],
  [
    'bicycle carrier for sedan',
    [
      { grade: 3, listing: 'goods/BCR-3T' },
      { grade: 1, listing: 'goods/RRB-UNI' },
    ],
  ],
  ['بادل شفتر موستنج', [{ grade: 3, listing: 'goods/PSE-MUS' }]],
  ['tesla model y screen protecter', [{ grade: 3, listing: 'goods/TSP-M3Y' }]],
  ['blind spot mirrors small round', [{ grade: 3, listing: 'goods/BSM-R2' }]],
  ['بلايند سبوت ميرور', [{ grade: 3, listing: 'goods/BSM-R2' }]],
  ['polishing machine 7 inch', [{ grade: 3, listing: 'goods/POL-180MM' }]],
  ['polish ki machine', [{ grade: 3, listing: 'goods/POL-180MM' }]],
  [
    'grease gun coupler',
    [
      { grade: 3, listing: 'goods/GCP-4JW' },
      { grade: 1, listing: 'goods/GN-M6810' },
    ],
  ],
  ['bearing puller 6 inch', [{ grade: 3, listing: 'goods/BPL-3J6' }]],
  ['coil spring compressor', [{ grade: 3, listing: 'goods/CSC-2P' }]],
  ['piston ring compressor tool', [{ grade: 3, listing: 'goods/PRC-6P' }]],
  ['valve lapping paste', [{ grade: 3, listing: 'goods/VLP-TWIN' }]],
  ['hood pin racing', [{ grade: 3, listing: 'goods/HPN-4R' }]],
  ['truck ka tarpal 6x8', [{ grade: 3, listing: 'goods/TRP-6X8' }]],
  ['diesel nozzle tester machine', [{ grade: 3, listing: 'goods/NZT-60' }]],
  ['welding rods 3.2', [{ grade: 3, listing: 'goods/WLR-32' }]],
  ['هيدروليك اويل 68', [{ grade: 3, listing: 'goods/HYD-68P' }]],
  [
    'trailer suzi coil hose',
    [
      { grade: 3, listing: 'goods/SUZ-RB' },
      { grade: 1, listing: 'goods/PUH-812' },
    ],
  ],
  [
    'kamani ka center bolt npr',
    [
      { grade: 3, listing: 'goods/KMB-12L' },
      { grade: 1, listing: 'goods/LSP-NPR1' },
    ],
  ],
  ['fifth wheel jaw kit jost', [{ grade: 3, listing: 'goods/5WK-JOST' }]],
  ['cotter pins box', [{ grade: 3, listing: 'goods/KTP-555' }]],
  ['windscreen crack repair', [{ grade: 3, listing: 'goods/WRK-RES' }]],
  ['تصليح كسر جامه', [{ grade: 3, listing: 'goods/WRK-RES' }]],
  ['headlight restore kit', [{ grade: 3, listing: 'goods/HRK-3M' }]],
  ['battery cut off wala switch', [{ grade: 3, listing: 'goods/BCS-300' }]],
  ['قاطع البطاريه', [{ grade: 3, listing: 'goods/BCS-300' }]],
  ['speaker wire 50m', [{ grade: 3, listing: 'goods/SPW-50M' }]],
  [
    'عازل صوت للسيارة',
    [
      { grade: 3, listing: 'goods/SDM-4MM' },
      { grade: 1, listing: 'goods/UBC-1L' },
    ],
  ],
  ['engine degreasers', [{ grade: 3, listing: 'goods/EDG-650' }]],
  ['ملمع تاير', [{ grade: 3, listing: 'goods/TSH-500' }]],
  [
    'radiator leak stop',
    [
      { grade: 3, listing: 'goods/RSL-325' },
      { grade: 1, listing: 'goods/RFL-325' },
    ],
  ],
  [
    'صندوق ثلج',
    [
      { grade: 3, listing: 'goods/ICB-26L' },
      { grade: 1, listing: 'goods/CFR-45L' },
    ],
  ],
  ['seat cooling fan lexus es 2015', [{ grade: 3, listing: 'goods/YD-4413' }]],
  [
    'lx570 rear screen headrest',
    [
      { grade: 3, listing: 'goods/YD-4402' },
      { grade: 1, listing: 'goods/YD-4421' },
    ],
  ],
  ['gari ke neeche underbody coating spray', [{ grade: 3, listing: 'goods/UBC-1L' }]],
  ['leather conditioner and cleaner for seats', [{ grade: 3, listing: 'goods/LCC-250' }]],
  ['طارد مطر', [{ grade: 3, listing: 'goods/RRP-200' }]],
  ['contact cleaner spray', [{ grade: 3, listing: 'goods/ECC-400' }]],
  [
    'طبة الجر',
    [
      { grade: 3, listing: 'goods/TBL-50MM' },
      { grade: 1, listing: 'goods/TBC-50' },
    ],
  ],
  ['7 pin trailer plug', [{ grade: 3, listing: 'goods/TPS-7P' }]],
  ['kursi rehlat', [{ grade: 3, listing: 'goods/CMC-FLD' }]],
  [
    'خزان هوا ٥ جالون',
    [
      { grade: 3, listing: 'goods/ATK-5G' },
      { grade: 1, listing: 'goods/AIC-2CYL' },
    ],
  ],
  ['pajero vacuum tank 2010', [{ grade: 3, listing: 'goods/YD-4401' }]],
  ['بلوتوث موديول w221', [{ grade: 3, listing: 'goods/YD-4403' }]],
  ['350z front strut bar', [{ grade: 3, listing: 'goods/YD-4404' }]],
  ['tahoe overhead console with sunglass holder', [{ grade: 3, listing: 'goods/YD-4405' }]],
  [
    'immobilizer control box tiida 2009',
    [
      { grade: 3, listing: 'goods/YD-4406' },
      { grade: 1, listing: 'goods/YD-4422' },
    ],
  ],
  [
    'pathfinder tpms receiver 2014',
    [
      { grade: 3, listing: 'goods/YD-4407' },
      { grade: 1, listing: 'goods/YD-4423' },
    ],
  ],
  ['coolant level sensor bmw x5', [{ grade: 3, listing: 'goods/YD-4408' }]],
  ['hilux revo 4wd knob switch', [{ grade: 3, listing: 'goods/YD-4409' }]],
  ['camry clock 2008', [{ grade: 3, listing: 'goods/YD-4410' }]],
  ['hiace roof a/c duct grey 2010', [{ grade: 3, listing: 'goods/YD-4411' }]],
  [
    'range rover sport tailgate module',
    [
      { grade: 3, listing: 'goods/YD-4412' },
      { grade: 1, listing: 'goods/YD-4425' },
    ],
  ],
  [
    'exhaust manifold hiace 2tr',
    [
      { grade: 3, listing: 'goods/17141-75080' },
      { grade: 1, listing: 'goods/17167-75070' },
    ],
  ],
  [
    'دينمو نافارا',
    [
      { grade: 3, listing: 'goods/23100-EB31B' },
      { grade: 1, listing: 'goods/11715-EB30A' },
    ],
  ],
  [
    'bonnet shock santa fe 2015',
    [
      { grade: 3, listing: 'goods/81161-2W000' },
      { grade: 1, listing: 'goods/81170-2B000' },
    ],
  ],
  [
    'x5 coolant tank e70',
    [
      { grade: 3, listing: 'goods/17137640514' },
      { grade: 1, listing: 'goods/17137553919' },
    ],
  ],
  [
    'accord right axle shaft 2006',
    [
      { grade: 3, listing: 'goods/44305-SDC-A00' },
      { grade: 1, listing: 'goods/44351-SDA-A00' },
    ],
  ],
  [
    'copper washer for drain plug 14mm',
    [
      { grade: 3, listing: 'goods/CW-1420' },
      { grade: 2, listing: 'goods/CW-280' },
    ],
  ],
  [
    'masking tapes 18mm',
    [
      { grade: 3, listing: 'goods/MT-18M' },
      { grade: 1, listing: 'goods/PVC-20Y' },
    ],
  ],
  ['puncture kit', [{ grade: 3, listing: 'goods/TRK-STR5' }]],
  ['battery charger 24v', [{ grade: 3, listing: 'goods/BC-1210' }]],
  ['t10 bulb', [{ grade: 3, listing: 'goods/BLB-T10W5' }]],
  [
    'جالون بترول',
    [
      { grade: 3, listing: 'goods/JC-20MET' },
      { grade: 1, listing: 'goods/WTK-20L' },
    ],
  ],
  [
    'باب صندوق هايلكس فيجو',
    [
      { grade: 3, listing: 'goods/65700-0K060' },
      { grade: 1, listing: 'goods/65770-0K010' },
    ],
  ],
  [
    'مسكة باب برادو خارجيه يمين',
    [
      { grade: 3, listing: 'goods/69210-60150' },
      { grade: 1, listing: 'goods/KH-PRD150' },
    ],
  ],
  ['مروحه رديتر كورولا ٢٠١٦', [{ grade: 3, listing: 'goods/16360-0T030' }]],
  [
    'remote basma land cruiser',
    [
      { grade: 3, listing: 'goods/89904-60L80' },
      { grade: 1, listing: 'goods/RC-LTH-LC' },
    ],
  ],
  [
    'hiace manual window machine left side',
    [
      { grade: 3, listing: 'goods/69801-95J00' },
      { grade: 1, listing: 'goods/69260-95J00' },
    ],
  ],
  [
    'واير بونيت فيجو',
    [
      { grade: 3, listing: 'goods/53630-0K010' },
      { grade: 1, listing: 'goods/53601-0K010' },
    ],
  ],
  [
    'clutch fork hiace 3l',
    [
      { grade: 3, listing: 'goods/31204-35060' },
      { grade: 1, listing: 'goods/31126-35050' },
    ],
  ],
  [
    'corolla wiper arm right 2015',
    [
      { grade: 3, listing: 'goods/85211-12B10' },
      { grade: 1, listing: 'goods/85292-0F010' },
    ],
  ],
  [
    'gearbox speed sensor hiace 2010',
    [
      { grade: 3, listing: 'goods/83181-26020' },
      { grade: 1, listing: 'goods/83710-95J11' },
    ],
  ],
  [
    'كفرات مقاعد جلد',
    [
      { grade: 3, listing: 'goods/SCS-LTH5' },
      { grade: 1, listing: 'goods/PTH-BS1' },
    ],
  ],
  [
    'android screen corolla 2016',
    [
      { grade: 3, listing: 'goods/AND-TY10' },
      { grade: 1, listing: 'goods/CPA-W5' },
    ],
  ],
  ['كفر سكان', [{ grade: 3, listing: 'goods/SWC-38BK' }]],
  ['obd code reader bluetooth', [{ grade: 3, listing: 'goods/OBD-BT4' }]],
  [
    'roof carrier cross bar',
    [
      { grade: 3, listing: 'goods/RRB-UNI' },
      { grade: 1, listing: 'goods/BCR-3T' },
    ],
  ],
  ['كمبروسر مكيف هايس', [{ grade: 3, listing: 'goods/ACK-10S15' }]],
  ['piston rings 3l', [{ grade: 3, listing: 'goods/PRS-3L' }]],
  ['prado 120 front coil spring', [{ grade: 3, listing: 'goods/CSP-PRD120' }]],
  ['vigo front weel bearing', [{ grade: 3, listing: 'goods/WBR-HLX06' }]],
  [
    'npr kamani',
    [
      { grade: 3, listing: 'goods/LSP-NPR1' },
      { grade: 1, listing: 'goods/KMB-12L' },
    ],
  ],
  [
    'منظف رديتر',
    [
      { grade: 3, listing: 'goods/RFL-325' },
      { grade: 1, listing: 'goods/RSL-325' },
    ],
  ],
  [
    'tyre air compressor 12v',
    [
      { grade: 3, listing: 'goods/AIC-2CYL' },
      { grade: 1, listing: 'goods/ATK-5G' },
    ],
  ],
  ['patrol y62 front glass', [{ grade: 3, listing: 'goods/WSG-Y62' }]],
  ['car wax', [{ grade: 3, listing: 'goods/CPW-500' }]],
  [
    'thalajat sayara',
    [
      { grade: 3, listing: 'goods/CFR-45L' },
      { grade: 1, listing: 'goods/ICB-26L' },
    ],
  ],
  [
    'lx570 navigation display 2014',
    [
      { grade: 3, listing: 'goods/YD-4421' },
      { grade: 1, listing: 'goods/YD-4402' },
    ],
  ],
  [
    'tiida immobilizer ring',
    [
      { grade: 3, listing: 'goods/YD-4422' },
      { grade: 1, listing: 'goods/YD-4406' },
    ],
  ],
  [
    'pathfinder tyre pressure sensor',
    [
      { grade: 3, listing: 'goods/YD-4423' },
      { grade: 1, listing: 'goods/YD-4407' },
    ],
  ],
  [
    'hiace back blower motor',
    [
      { grade: 3, listing: 'goods/YD-4424' },
      { grade: 1, listing: 'goods/YD-4411' },
    ],
  ],
  [
    'range rover sport electric tailgate motor',
    [
      { grade: 3, listing: 'goods/YD-4425' },
      { grade: 1, listing: 'goods/YD-4412' },
    ],
  ],
  ['rear ladder defender', [{ grade: 1, listing: 'goods/LDR-HC05' }]],
  [
    'dash mat camry',
    [
      { grade: 1, listing: 'goods/DC-Y62BLK' },
      { grade: 1, listing: 'goods/DC-LC200' },
    ],
  ],
  [
    'فرش طبلون برادو',
    [
      { grade: 1, listing: 'goods/DC-Y62BLK' },
      { grade: 1, listing: 'goods/DC-LC200' },
    ],
  ],
  ['battery clamp patrol y61', [{ grade: 1, listing: 'goods/74404-60130' }]],
  ['speedo cable hilux 1995', [{ grade: 1, listing: 'goods/83710-95J11' }]],
  ['paddle shifter camaro', [{ grade: 1, listing: 'goods/PSE-MUS' }]],
  ['strut bar subaru wrx', [{ grade: 1, listing: 'goods/YD-4404' }]],
  ['fuel tank strap corolla', [{ grade: 1, listing: 'goods/A2114700240' }]],
  ['door striker camry', [{ grade: 1, listing: 'goods/81350-3X000' }]],
  ['window winder handle sunny b13', [{ grade: 1, listing: 'goods/69260-95J00' }]],
  [
    'valve spring compressor',
    [
      { grade: 1, listing: 'goods/CSC-2P' },
      { grade: 1, listing: 'goods/PRC-6P' },
    ],
  ],
  ['tpms receiver x-trail', [{ grade: 1, listing: 'goods/YD-4407' }]],
  ['13 pin trailer socket', [{ grade: 1, listing: 'goods/TPS-7P' }]],
  ['hydraulic oil 46', [{ grade: 1, listing: 'goods/HYD-68P' }]],
  ['sand paper 120 number', [{ grade: 1, listing: 'goods/MIR-P800' }]],
  ['mirror triangle corolla 2016', [{ grade: 1, listing: 'goods/76220-TR0L' }]],
  [
    'camping table',
    [
      { grade: 1, listing: 'goods/CMC-FLD' },
      { grade: 1, listing: 'goods/TB-FLD1' },
    ],
  ],
  ['roof rail cap prado', [{ grade: 1, listing: 'goods/63491-0K040' }]],
  ['truck train horn with air tank', [{ grade: 1, listing: 'goods/ATK-5G' }]],
  ['screen protector patrol 2022', [{ grade: 1, listing: 'goods/TSP-M3Y' }]],
  ['gear lever bush sunny', [{ grade: 1, listing: 'goods/33555-26010' }]],
  ['clock patrol y61 dashboard', [{ grade: 1, listing: 'goods/YD-4410' }]],
  ['timing light gun', []],
  ['wheel balancing machine', []],
  ['snow chains', []],
  ['صندوق عدة', []],
  ['pressure washer machine', []],
  ['كرسي اطفال سيارة', []],
  ['clay bar', []],
  ['turbo timer', []],
])
