/**
 * What stands in a VIN for the model: identifiers of the maker, then the characters from the fourth
 * on, both as regular expressions; the generations ("make/model/code") it can be, the likeliest
 * first; "guess" where the key is known from examples only. The first line that fits is taken.
 *
 * From the VIN keys that the makers publish for North America, and from plates of vehicles for the
 * Gulf and other markets, which Toyota, Lexus and Nissan write by the same key.
 */
export type VinPattern = [
  identifiers: string,
  characters: string,
  generations: string,
  certainty?: 'guess',
]

const camryPlants = 'JT2|JTD|JTK|JTN|4T1|4T4|6T1|MR[0-2]|LVG'
const corollaPlants = 'JT2|JTD|JTK|JTN|1NX|2T1|5YF|RKL|MR[0-2]|NMT|SB1|AHT|LFM|LTV'
const yarisPlants = 'JT2|JTD|JTK|MR[0-2]|VNK|LFM'
const rav4Plants = 'JT3|JTE|JTM|2T3|4T3|LFM'
const hiluxPlants = 'MR[0-2]|AHT|MHF|8AJ'
const nissanCars = '1N4|3N1|JN1|MDH|MNT'
const nissanWagons = '5N1|JN8|3N8|KNM'

/** Toyota: the eighth character is the model, the sixth and seventh tell the generation. */
const toyota: VinPattern[] = [
  ['JTM', 'A..[AB]J', 'toyota/land-cruiser/J300'],
  ['JTM', 'H.0.J|[C-H]Y7AJ', 'toyota/land-cruiser/J200'],
  ['JTE|JT3', '[CGH].0.J', 'toyota/land-cruiser/J100'],
  ['JT3', 'HJ8.J|DJ81', 'toyota/land-cruiser/J80'],
  ['JT[1B]', '1..J8', 'toyota/land-cruiser/J80', 'guess'],
  ['JT[1B]', '1..J9', 'toyota/prado/J90', 'guess'],
  ['JT[1B]', '1..J7', 'toyota/land-cruiser-70/J75', 'guess'],
  ['JT[EFG]', '..7[1-9]J', 'toyota/land-cruiser-70/J79'],
  ['JTE', '...FJ', 'toyota/prado/J150'],
  ['JTE', '..2.J', 'toyota/prado/J120'],
  ['JTE', '...AJ', 'toyota/prado/J250'],
  ['JTE', '[BZ]U..F', 'toyota/fj-cruiser/XJ10'],
  ['JT3', '[GH][NM]8.R', 'toyota/4runner/N180'],
  ['JT[E3LM]', '[BZ][UT]1.R', 'toyota/4runner/N210'],
  ['5TD|JTE', '..[A-Z]FH', 'toyota/highlander/XU50'],
  ['5TD', '..[A-Z][A-C]H', 'toyota/highlander/XU70'],
  ['5TD', '..[34].A', 'toyota/sequoia/XK40'],
  ['5TD', '..6.A|..5[A-G]1|..6.1', 'toyota/sequoia/XK60'],
  ['7SV', 'AAA.A', 'toyota/sequoia/XK80'],
  ['5TB', '..[34].1', 'toyota/tundra/XK30'],
  ['5T[BF]', '..5.1', 'toyota/tundra/XK50'],
  ['5TF', '[1JKLMNPVWZ][ABC]5.[A-D]', 'toyota/tundra/XK70'],
  ['JT3', 'AC[12]|....M', 'toyota/previa/XR10'],
  ['JTE', '..5.M', 'toyota/previa/XR50'],
  ['JTE', '....M', 'toyota/previa/XR30', 'guess'],
  ['JTG', '....8', 'toyota/coaster/B50 toyota/coaster/B70'],
  ['JTF', '....P', 'toyota/hiace/H200 toyota/hiace/H300'],
  ['JTN|NMT', '....X', 'toyota/c-hr/AX10'],
  ['7MU', '....G', 'toyota/corolla-cross/XG10'],
  ['MR2|JTN', '...[AB]G', 'toyota/corolla-cross/XG10', 'guess'],
  ['JTD', 'KN..U', 'toyota/prius/XW30'],
  ['JTD', '...FU', 'toyota/prius/XW50'],
  ['MH[FK]', 'M[0-9]', 'toyota/avanza/F600 toyota/avanza/F650'],
  ['MHK', 'E8F', 'toyota/rush/F800'],
  ['MHK', 'AB1BY', 'toyota/veloz/W100', 'guess'],
  ['MHF', 'X.4.G', 'toyota/innova/AN40'],
  ['MBJ', '11JV4', 'toyota/innova/AN40'],
  ['MHF', '..8EM', 'toyota/innova/AN140'],
  [hiluxPlants, '[YZ].[56].G', 'toyota/fortuner/AN50'],
  [hiluxPlants, '..[0-9][FG]S', 'toyota/fortuner/AN150'],
  [hiluxPlants, '..[123].G', 'toyota/hilux/AN10'],
  [hiluxPlants, '..[0-9]C[A-E]', 'toyota/hilux/AN120'],
  [camryPlants, '..2.K', 'toyota/camry/XV20'],
  [camryPlants, '..3[0-9]K', 'toyota/camry/XV30'],
  [camryPlants, '..4.K|...EK', 'toyota/camry/XV40'],
  [camryPlants, '...FK', 'toyota/camry/XV50'],
  ['4T1|JTN', 'D.A.K', 'toyota/camry/XV80'],
  [camryPlants, '...[ABH]K', 'toyota/camry/XV70'],
  ['4T1', '..1[0-9]B', 'toyota/avalon/XX10'],
  ['4T1', '..2.B', 'toyota/avalon/XX20'],
  ['4T1', '..3.B|...DB', 'toyota/avalon/XX30'],
  ['4T1', '...EB', 'toyota/avalon/XX40'],
  ['4T1', '...[ABF]B', 'toyota/avalon/XX50'],
  [corollaPlants, '[^K].1[0-9]E', 'toyota/corolla/E110'],
  [corollaPlants, '[^KL].[23][0-9]E', 'toyota/corolla/E120'],
  [corollaPlants, '[^KL]..EE', 'toyota/corolla/E140'],
  [corollaPlants, '[^KL].[45][0-9]E', 'toyota/corolla/E140', 'guess'],
  [corollaPlants, '...HE', 'toyota/corolla/E170'],
  [corollaPlants, '...[A-DFM]E', 'toyota/corolla/E210'],
  [yarisPlants, '..1.3', 'toyota/echo/XP10'],
  [yarisPlants, '...F3', 'toyota/yaris/XP150 toyota/yaris/AC100'],
  [yarisPlants, '..9.3|..4K3', 'toyota/yaris/XP90'],
  [yarisPlants, '...D3', 'toyota/yaris/XP150', 'guess'],
  [rav4Plants, '..2.V', 'toyota/rav4/XA20'],
  [rav4Plants, '..[34].V', 'toyota/rav4/XA30'],
  [rav4Plants, '...EV', 'toyota/rav4/XA40'],
  [rav4Plants, '...FV', 'toyota/rav4/XA50'],
  ['JT2', 'DD8|JA8', 'toyota/supra/A80'],
  ['WZ1', 'DB', 'toyota/supra/A90'],
  ['JF1', 'ZNB', 'toyota/86/ZN8'],
  ['JF1', 'ZN', 'toyota/86/ZN6'],
]

const lexus: VinPattern[] = [
  ['JT6', 'HJ8.J', 'lexus/lx/J80'],
  ['JT[6J]', 'HT0.W', 'lexus/lx/J100'],
  ['JTJ', '.Y..W|...AX', 'lexus/lx/J200'],
  ['JTJ', '...CX', 'lexus/lx/J310'],
  ['JTJ', '..2.X', 'lexus/gx/J120'],
  ['JTJ', '...[BF]X', 'lexus/gx/J150'],
  ['JTJ', '...DX', 'lexus/gx/J250'],
  ['JT8', '..2.G', 'lexus/es/XV20'],
  ['JT[8H]', '..3[0-9]G', 'lexus/es/XV30'],
  ['JTH', '..4.G|...EG', 'lexus/es/XV40'],
  ['JTH|58A', '...GG', 'lexus/es/XV60'],
  ['JTH|58A', '...[A-F]1', 'lexus/es/XZ10'],
  ['JT8', 'UF1', 'lexus/ls/XF10'],
  ['JT8', '..2.F', 'lexus/ls/XF20'],
  ['JT[8H]', '..3.F', 'lexus/ls/XF30'],
  ['JTH', '..4.F|...EF', 'lexus/ls/XF40'],
  ['JTH', '...[FG]F', 'lexus/ls/XF50'],
  ['JT[6J]', '..1.U', 'lexus/rx/XU10'],
  ['JTJ|2T2', '..3.U', 'lexus/rx/XU30'],
  ['JTJ|2T2', '...BA', 'lexus/rx/AL10'],
  ['JTJ|2T2', '...[CD]A', 'lexus/rx/AL20 lexus/rx/AL30'],
  ['JT[8H]', '..1[0-9]2', 'lexus/is/XE10'],
  ['JTH', '..2.2|...C2', 'lexus/is/XE20'],
  ['JTH', '...[BDEF]2', 'lexus/is/XE30'],
  ['JT[8H]', '..6.S', 'lexus/gs/S160'],
  ['JTH', '..9.S|...[A-K]S', 'lexus/gs/S190'],
  ['JTH', '...[BC]L', 'lexus/gs/L10'],
  ['JTJ|2T2', '...[BD]Z', 'lexus/nx/AZ10'],
  ['JTJ|2T2', '...[ACEFG]Z', 'lexus/nx/AZ20'],
  ['JTH', 'K..BH', 'lexus/ct/A10'],
  ['JTH', '...BH', 'lexus/ux/ZA10'],
  ['JTH', '...[B-E]C', 'lexus/rc/XC10'],
  ['JTH', '...AY', 'lexus/lc/Z100'],
  ['JTH', '..4.Y', 'lexus/sc/Z40'],
]

/** Nissan and Infiniti as for North America: the fifth and sixth characters are model and generation. */
const nissan: VinPattern[] = [
  ['JN8', '[AB]Y2', 'nissan/patrol/Y62'], // Armada in America
  ['JN8', '[AB]Y3', 'nissan/patrol/Y63'],
  ['JN8|5N1', '.Z3', 'infiniti/qx80/Z63', 'guess'],
  ['JN8', '.Z2[A-EN]', 'infiniti/qx80/Z62 infiniti/qx56/Z62'],
  ['5N3', '.A0', 'infiniti/qx56/JA60'],
  ['5N1|5N3', '.L0', 'infiniti/qx60/L50 infiniti/jx/L50'],
  ['5N1|5N3', '.L1', 'infiniti/qx60/L51'],
  ['JNR|5N3', '.S0', 'infiniti/fx/S50'],
  ['JNR|JN8|5N3', '.S1', 'infiniti/fx/S51 infiniti/qx70/S51'],
  ['JN[1KX]', '.J0', 'infiniti/ex/J50 infiniti/qx50/J50'],
  ['3PC', '.J5', 'infiniti/qx50/J55 infiniti/qx55/J55'],
  ['JN[1KX]', '.V5', 'infiniti/g/V35'],
  ['JN[1KX]', '.V6A', 'infiniti/g/V36'],
  ['JN[1KX]', '.V6', 'infiniti/g/V36 infiniti/q60/V36'],
  ['JN[1K]', '.V7[E-L]', 'infiniti/q60/V37'],
  ['JN[1K]', '.V7', 'infiniti/q50/V37'],
  ['JN[1KX]', '.Y0', 'infiniti/m/Y50'],
  ['JN[1K]', '.Y1', 'infiniti/m/Y51 infiniti/q70/Y51'],
  ['SJK', '.H5', 'infiniti/q30/H15'],
  ['5N1', '[AB]A0', 'nissan/armada/TA60'],
  ['1N4|JN1', '.A2', 'nissan/maxima/A32'],
  ['1N4|JN1', '.A3', 'nissan/maxima/A33'],
  ['1N4|JN1', '.A4', 'nissan/maxima/A34'],
  ['1N4|JN1', '.A5', 'nissan/maxima/A35'],
  ['1N4|JN1', '.A6', 'nissan/maxima/A36'],
  ['1N4', '.L1', 'nissan/altima/L31'],
  ['1N4', '.L2', 'nissan/altima/L32'],
  ['1N4', '.L3', 'nissan/altima/L33'],
  ['1N4', '.L4', 'nissan/altima/L34'],
  [nissanCars, '.B7', 'nissan/sentra/B17'],
  [nissanCars, '.C1[0-9]', 'nissan/tiida/C11'],
  [nissanCars, '.N7', 'nissan/sunny/N17'],
  [nissanCars, '.N8', 'nissan/sunny/N18'],
  [nissanCars, '.P5', 'nissan/kicks/P15'],
  ['3N8', '.P6', 'nissan/kicks/P16'],
  [nissanCars, '.K3', 'nissan/micra/K13'],
  [nissanWagons, '.T2', 'nissan/x-trail/T32'],
  [nissanWagons, '.T3', 'nissan/x-trail/T33'],
  [nissanWagons, '.Z0', 'nissan/murano/Z50'],
  [nissanWagons, '.Z1', 'nissan/murano/Z51'],
  ['5N1', '.Z2[A-DM]', 'nissan/murano/Z52'],
  [nissanWagons, '.R0', 'nissan/pathfinder/R50'],
  [nissanWagons, '.R1', 'nissan/pathfinder/R51'],
  [nissanWagons, '.R2', 'nissan/pathfinder/R52'],
  [nissanWagons, '.R3', 'nissan/pathfinder/R53'],
  ['5N1', '.N0', 'nissan/xterra/N50'],
  ['1N6', '[AB]D0', 'nissan/navara/D40', 'guess'],
  ['JN8', '.F5', 'nissan/juke/F15'],
  ['JN1', '.Z3', 'nissan/350z/Z33'],
  ['JN1', '.Z4', 'nissan/370z/Z34 nissan/z/RZ34'],
  ['JN1', '.R5', 'nissan/gt-r/R35'],
]

/** Makes that write the chassis code itself into the VIN, where these are the exceptions. */
const others: VinPattern[] = [
  ['1YV', '[FH]P8', 'mazda/mazda6/GG'],
  ['1YV', '[FH]Z8', 'mazda/mazda6/GH'],
  // In America a hatchback Impreza has the code of an XV, and a letter after it.
  ['JF1|4S3', 'GP[A-DF-Z]', 'subaru/impreza/GJ'],
  ['JF1|4S3', 'GT[A-DF-Z]', 'subaru/impreza/GK'],
  ['MHY', 'DN|.DN', 'suzuki/apv/GC'],
  ['MK2', 'NC|..NC', 'mitsubishi/xpander/NC'],
  ['ML3', '.A', 'mitsubishi/mirage/A03'],
  ['ML3', '.F', 'mitsubishi/attrage/A13'],
  ['JA3', '.J', 'mitsubishi/lancer/CS'],
  ['JA3', '.[UVXY]|.2', 'mitsubishi/lancer/CY'],
  ['JA3', '.H', 'mitsubishi/lancer-evolution/CT9A'],
  ['JA3', '.W', 'mitsubishi/lancer-evolution/CZ4A'],
  ['JA4', '.W', 'mitsubishi/pajero/V60'],
  ['JA4', '.X', 'mitsubishi/outlander/CU'],
  [
    'JA4',
    '.[ST]',
    'mitsubishi/outlander/CW mitsubishi/eclipse-cross/GK mitsubishi/nativa/K90 mitsubishi/outlander/GN',
  ],
  ['JA4', '.[2DZ]', 'mitsubishi/outlander/GF'],
  ['JA4', '.[345]', 'mitsubishi/outlander/GN'],
  ['JA4|4A4', '.[HJPR]', 'mitsubishi/asx/GA mitsubishi/pajero/V20'],
  ['4A3', '.B', 'mitsubishi/galant/DJ'],
  [
    'JL[567B]|TYB|MEC',
    '',
    'mitsubishi/canter/FE8 mitsubishi/canter/FE7 mitsubishi/rosa/BE6',
    'guess',
  ],
]

export const vinPatterns: VinPattern[] = [...toyota, ...lexus, ...nissan, ...others]

/**
 * Makes that write the chassis code itself into the VIN: the index at which it begins (0 is the first
 * character) and the lengths it can have, the longest first. `year` is false where the tenth
 * character tells the market or nothing rather than the model year: Nissan's own style (JN1TCSY61Z…).
 * `letters` are those that the code has before what stands in the VIN: Mercedes-Benz writes 204 for the
 * W204, the S204 and the C204.
 */
export const chassisCodeInVin: {
  identifiers: string
  makes: string[]
  at: number
  lengths: number[]
  year: boolean
  letters?: string[]
}[] = [
  {
    identifiers: 'JN[136KTX]|SJN|SJK|VSK|VWA|MNT|MDH|MHB|ADN|PN8',
    makes: ['nissan', 'infiniti'],
    at: 6,
    lengths: [3],
    year: false,
  },
  {
    identifiers:
      'JH[LM]|[123]HG|2H[JK]|19X|5FN|5FP|5J6|5KB|3CZ|7FA|SHH|SHS|MRH|MAK|MHR|PMH|NLA|L[HV][GH]|LUC',
    makes: ['honda'],
    at: 3,
    lengths: [3, 2],
    year: true,
  },
  {
    identifiers: 'JM[0-7Z]|3M[DVZ]|MM[0678]|MP2|1YV|LVR',
    makes: ['mazda'],
    at: 3,
    lengths: [2],
    year: true,
  },
  { identifiers: 'JF[12]|4S[34]', makes: ['subaru'], at: 3, lengths: [3, 2], year: true },
  { identifiers: 'JS[23]|2S[23]', makes: ['suzuki'], at: 3, lengths: [4], year: true },
  { identifiers: 'JSA|TSM|MBH|MA3|MHY|MMS', makes: ['suzuki'], at: 4, lengths: [4, 2], year: true },
  {
    identifiers: 'JM[ABY]|MM[A-DT]|XMC|6MM|MK2',
    makes: ['mitsubishi'],
    at: 5,
    lengths: [3, 2],
    year: true,
  },
  {
    identifiers: 'WDB|WDD|W1K|WDF|W1V',
    makes: ['mercedes-benz'],
    at: 3,
    lengths: [3],
    year: false,
    letters: ['W', 'C', 'S', 'A', 'R', 'V'],
  },
  {
    identifiers: 'WDC|W1N',
    makes: ['mercedes-benz'],
    at: 3,
    lengths: [3],
    year: false,
    letters: ['W', 'X', 'H', 'C'],
  },
  {
    identifiers: 'JA[ABLMC]|MPA|MP1|LWL|MBU',
    makes: ['isuzu'],
    at: 3,
    lengths: [5, 3],
    year: true,
  },
]
