import { of, part } from '../../right.ts'
import { listed, number as numbered } from '../answers.ts'

/** Part numbers as they are copied from a box, a photograph or a message, slips included. */
export const number = of('number', [
  ['O4465-6O28O', numbered('04465-60280')],
  ['04466 60140', numbered('04466-60140')],
  [
    'D10601LB0A front pads',
    [
      ...numbered('D1060-1LB0A'),
      { grade: 1, types: ['brake-pad-set-front'], models: ['nissan/patrol'] },
    ],
  ],
  ['٤٨٥٣٠-٨٠٧٣٦', numbered('48530-80736')],
  [
    '17801 38051 air filter',
    [...numbered('17801-38051'), { grade: 1, types: ['air-filter'], make: 'toyota' }],
  ],
  ['9O915-YZZD4 toyota', numbered('90915-YZZD4')],
  ['04152yzzai', numbered('04152-YZZA1')],
  ['23390-OLO41', numbered('23390-0L041')],
  ['90919-0l253', numbered('90919-01253')],
  ['٩٠٩١٩ ٠٢٢٧٦', numbered('90919-02276')],
  ['165710p110', numbered('16571-0P110')],
  ['28100-0L05', numbered('28100-0L052')],
  ['48820-60007', numbered('48820-60070')],
  ['43512-660180', numbered('43512-60180')],
  ['13568-39061', numbered('13568-39016')],
  ['15208-65FOE nissan filter', numbered('15208-65F0E')],
  ['22448 ILA0A', numbered('22448-1LA0A')],
  ['15400PLMA02', numbered('15400-PLM-A02')],
  ['honda 45022 t2g a00', numbered('45022-T2G-A00')],
  ['md 360 935', numbered('MD360935')],
  ['4605-A198', numbered('4605A198')],
  ['8973550240 isuzu', numbered('8-97355-024-0')],
  ['26296-FJ0OO', numbered('26296FJ000')],
  ['5581O 68L01', numbered('55810-68L01')],
  ['رقم 81150-60L50', numbered('81150-60L50')],
  [
    '90919-02248',
    [
      ...listed('importers/IC-9091902'),
      ...part('ignition-coil', 'toyota/prado').map((line) => ({ ...line, grade: 1 as const })),
    ],
  ],
  ['gwt108a pump', numbered('WP-GWT108A')],
  ['skf vkm 81001', numbered('VKM-81001')],
  ['6pk 2271', numbered('6PK2271')],
  ['kyb 349078', listed('importers/KYB-349078')],
  ['84306 0D021', listed('wholesalers/W10093')],
  ['74110T2FA00', listed('marketplaces/MK-2263')],
])
