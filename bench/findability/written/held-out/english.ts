import { listed, nearListed, orListed } from '../answers.ts'
import { of, part } from '../../right.ts'

const patrols = 'nissan/patrol,nissan/patrol-safari'
export const english = of('english', [
  [
    'ac compressor land cruiser 2012',
    part('ac-compressor', 'toyota/land-cruiser 2012', { near: 'ac-compressor-clutch condenser' }),
  ],
  ['rear wheel studs hilux', part('wheel-stud', 'toyota/hilux', { near: 'wheel-nut wheel-bolt' })],
  ['tpms qx80 2016', part('tyre-pressure-sensor', 'infiniti/qx80 2016', { near: 'tyre-valve' })],
  [
    'brake booster dmax 2015',
    part('brake-booster', 'isuzu/d-max 2015', { near: 'brake-master-cylinder brake-vacuum-pump' }),
  ],
  [
    'used engine lx470',
    part('engine-assembly', 'lexus/lx 2003', { near: 'short-block cylinder-block' }),
  ],
  ['prado back seat head rest', part('headrest', 'toyota/prado', { near: 'seat-rear' })],
  [
    'wiper 24 inch',
    nearListed(listed('importers/WB-24-FLAT'), 'bilingual/BL-5117', 'phonetic/PH196'),
  ],
  [
    'altima 2015 headlight left',
    part('headlamp', 'nissan/altima 2015', { position: 'left', near: 'headlamp-bulb' }),
  ],
  [
    'q50 mufflers',
    part('exhaust-muffler', 'infiniti/q50', { near: 'exhaust-resonator exhaust-tip' }),
  ],
  [
    'prado rh steering knuckle',
    part('steering-knuckle', 'toyota/prado', { position: 'right', near: 'wheel-hub-front' }),
  ],
  ['y61 steering stabilizer', part('steering-damper', `${patrols} 2005`)],
  [
    'gx470 timing belt kit',
    part('timing-belt-kit', 'lexus/gx 2006', {
      near: 'timing-belt timing-belt-tensioner water-pump',
    }),
  ],
  ['pcv swift 2014', part('pcv-valve', 'suzuki/swift 2014', { near: 'pcv-hose' })],
  [
    'sunny 2016 air filter hose',
    part('air-intake-hose', 'nissan/sunny 2016', { near: 'air-cleaner-box air-filter' }),
  ],
  ['fx35 front cut', part('nose-cut', 'infiniti/fx 2010')],
  [
    'cx9 2018 trunk mat',
    nearListed(
      part('boot-tray', 'mazda/cx-9 2018', { near: 'floor-mat-set cargo-cover' }),
      'bilingual/BL-5128',
    ),
  ],
  [
    'battery 60ah',
    nearListed(
      listed('phonetic/PH197', 'wholesalers/W10096'),
      'importers/BAT-70AH-R',
      'shops/BTR-70',
    ),
  ],
  [
    '265 65 r17 tyre',
    nearListed(listed('wholesalers/W10099'), 'importers/TYR-26570R16', 'yards/UP-1108'),
  ],
  [
    'fuel gauge unit patrol 2004',
    part('fuel-level-sender', 'nissan/patrol 2004', { near: 'fuel-pump-module fuel-tank' }),
  ],
  ['g37 oil sump', part('oil-pan', 'infiniti/g 2010', { near: 'oil-pan-gasket' })],
  ['hilux crown wheel pinion', part('ring-pinion-set', 'toyota/hilux', { near: 'pinion-seal' })],
  [
    'passenger seat fj',
    part('seat-front', 'toyota/fj-cruiser', { position: 'right', near: 'seat-rear' }),
  ],
  [
    'rav4 2016 small side glass right rear',
    part('quarter-glass', 'toyota/rav4 2016', {
      also: 'vent-glass',
      position: 'right',
      near: 'door-glass',
    }),
  ],
  ['wheel balance weights', part('wheel-weight')],
  [
    'mirror glass only accord 2019 left',
    part('door-mirror-glass', 'honda/accord 2019', { position: 'left', near: 'door-mirror' }),
  ],
  [
    'l200 2010 propeller shaft center bearing',
    part('centre-bearing', 'mitsubishi/l200 2010', {
      near: 'universal-joint propeller-shaft-rear',
    }),
  ],
  [
    'front hub bearing crv 2014',
    part('wheel-hub-front', 'honda/cr-v 2014', { also: 'wheel-bearing', near: 'wheel-hub-rear' }),
  ],
  [
    'main bearings tb48',
    part('main-bearing-set', 'nissan/patrol', { near: 'connecting-rod-bearing' }),
  ],
  [
    'side step pajero sport 2019',
    part('running-board', 'mitsubishi/montero-sport 2019', { near: 'running-board-bracket' }),
  ],
  [
    'hiace 2010 ps pump',
    part('power-steering-pump', 'toyota/hiace 2010', {
      near: 'power-steering-reservoir power-steering-pump-seal-kit',
    }),
  ],
  [
    'patrol platinum grill 2017',
    part('grille', 'nissan/patrol 2017', { near: 'grille-lower emblem' }),
  ],
  ['dashcam front back', part('dash-camera', '', { near: 'reversing-camera front-camera' })],
  ['dot 4 brake oil', part('brake-fluid')],
  [
    'lancer ex driver window switches',
    part('power-window-master-switch', 'mitsubishi/lancer 2012', { also: 'window-switch' }),
  ],
  [
    'gs350 front anti roll bar',
    part('stabiliser-bar', 'lexus/gs 2008', {
      near: 'stabiliser-link-front stabiliser-bush-front',
    }),
  ],
  ['ct200h hybrid converter', part('hybrid-inverter', 'lexus/ct 2013', { near: 'hybrid-battery' })],
  ['fuel pump is250', part('fuel-pump fuel-pump-module', 'lexus/is')],
  [
    'civic 1999 idle valve',
    part('idle-control-valve', 'honda/civic 1999', { near: 'throttle-body' }),
  ],
  [
    'trailer hitch l200 2018',
    part('tow-bar', 'mitsubishi/l200 2018', { near: 'tow-hook tow-rope' }),
  ],
  ['mud flaps patrol 2015', part('mud-guard', 'nissan/patrol 2015', { near: 'fender-liner' })],
  ['is350 2016 boot spoiler', part('rear-spoiler', 'lexus/is 2016')],
  [
    'corolla 2015 coolant bottle',
    part('coolant-reservoir', 'toyota/corolla 2015', { near: 'washer-reservoir radiator-cap' }),
  ],
  [
    'r52 pathfinder rear discs',
    part('brake-disc-rear', 'nissan/pathfinder 2016', { near: 'brake-disc-front' }),
  ],
  [
    'camry 2009 inner cv',
    part('cv-joint-inner', 'toyota/camry 2009', { near: 'cv-joint-outer driveshaft' }),
  ],
  ['odyssey 2007 gear solenoid', part('shift-solenoid', 'honda/odyssey 2007')],
  [
    'bump stops mazda 3 2010',
    part('bump-stop', 'mazda/mazda3 2010', { near: 'shock-absorber-boot strut-mount' }),
  ],
  ['fuel rail crv 2008', part('fuel-rail', 'honda/cr-v 2008', { near: 'fuel-injector' })],
  [
    'navara fuel filler hose',
    part('fuel-filler-neck', 'nissan/navara 2010', {
      also: 'fuel-hose',
      near: 'fuel-tank fuel-cap',
    }),
  ],
  [
    'rav4 2014 oil filter',
    nearListed(
      part('oil-filter-element', 'toyota/rav4 2014', { also: 'oil-filter' }),
      'phonetic/PH161',
      'shops/FLT-ZYT',
    ),
  ],
  [
    'charcoal canister corolla 2016',
    part('charcoal-canister', 'toyota/corolla 2016', { near: 'purge-valve' }),
  ],
  [
    '4jj1 scv valve',
    part('suction-control-valve', 'isuzu/d-max', { near: 'diesel-injection-pump' }),
  ],
  ['leather seat covers', part('seat-cover-set')],
  ['winch 12000 lbs', part('winch')],
  [
    'pajero back sway bar rod',
    part('stabiliser-link-rear', 'mitsubishi/pajero', { near: 'stabiliser-link-front' }),
  ],
  [
    'x5 2010 left bottom arm',
    part('control-arm-lower', 'bmw/x5 2010', { position: 'left', near: 'control-arm-upper' }),
  ],
  [
    'ckp sensor passat',
    part('crankshaft-position-sensor', 'volkswagen/passat', { near: 'camshaft-position-sensor' }),
  ],
  [
    'ford ranger 2015 turbo',
    part('turbocharger', 'ford/ranger 2015', { near: 'turbo-cartridge turbo-actuator' }),
  ],
  [
    'duster cam belt kit',
    part('timing-belt-kit', 'renault/duster', {
      near: 'timing-belt timing-belt-tensioner water-pump',
    }),
  ],
  [
    'triton 2018 cv joint wheel side',
    part('cv-joint-outer', 'mitsubishi/l200 2018', {
      near: 'cv-joint-inner driveshaft cv-boot-outer',
    }),
  ],
  [
    'coolray right mirror only glass',
    part('door-mirror-glass', 'geely/coolray', { position: 'right', near: 'door-mirror' }),
  ],
  ['audi q7 windshield water motor', part('washer-pump', 'audi/q7', { near: 'washer-reservoir' })],
  [
    'sunny 2014 driver door window buttons',
    part('power-window-master-switch', 'nissan/sunny 2014', { near: 'window-switch' }),
  ],
  [
    'xtrail t31 cvt filter',
    part('transmission-filter', 'nissan/x-trail 2010', { near: 'transmission-pan-gasket' }),
  ],
  [
    'accord 2010 caliper front left',
    part('brake-caliper-front', 'honda/accord 2010', {
      position: 'left',
      near: 'brake-caliper-repair-kit brake-caliper-rear',
    }),
  ],
  ['ford edge water pump', part('water-pump', 'ford/edge', { near: 'water-pump-gasket' })],
  [
    'bmw 528 2011 thermostat',
    part('thermostat', 'bmw/5-series 2011', { near: 'thermostat-housing' }),
  ],
  [
    'wrangler 3.6 oil filter base leaking',
    part('oil-filter-housing', 'jeep/wrangler', {
      also: 'engine-oil-cooler',
      near: 'oil-filter-housing-cap',
    }),
  ],
  [
    'discovery 4 air pump for suspension',
    part('air-suspension-compressor', 'land-rover/discovery', {
      near: 'air-suspension-valve-block air-spring',
    }),
  ],
  ['audi a4 2.0t breather valve', part('pcv-valve', 'audi/a4', { near: 'pcv-hose' })],
  [
    'tahoe 2017 charcoal canister solenoid',
    part('purge-valve', 'chevrolet/tahoe 2017', { near: 'charcoal-canister' }),
  ],
  ['265 65 17 tire', listed('importers/26565-697', 'wholesalers/W10099')],
  [
    'dexron 6 transmission oil',
    nearListed(
      listed('importers/ATF6-12X946'),
      'importers/ATF-WS-4L',
      'shops/NX-ATF-WS',
      'shops/ZYT-GER',
    ),
  ],
  ['y61 ac expansion valve', part('expansion-valve', 'nissan/patrol,nissan/patrol-safari 2005')],
  [
    'lc80 back springs 2 inch lift',
    part('coil-spring-rear', 'toyota/land-cruiser 1995', { near: 'coil-spring-front lift-kit' }),
  ],
  ['tesla model y ac filter', part('cabin-filter', 'tesla/model-y', { near: 'air-filter' })],
  ['tucson 2018 tyre sensor', part('tyre-pressure-sensor', 'hyundai/tucson 2018')],
  [
    'ram 1500 fuel pump',
    part('fuel-pump-module fuel-pump', 'ram/1500', { near: 'fuel-level-sender' }),
  ],
  ['door wind deflector ford ranger', part('window-visor-set', 'ford/ranger')],
  [
    'mustang 3.7 throttle',
    part('throttle-body', 'ford/mustang', { near: 'throttle-body-gasket accelerator-pedal' }),
  ],
  [
    'discovery 3 front left air balloon',
    part('air-spring', 'land-rover/discovery 2008', {
      also: 'air-shock-absorber',
      position: 'front left',
    }),
  ],
  [
    'jeep jk steering airbag strip',
    part('clock-spring', 'jeep/wrangler 2012', { near: 'airbag-driver steering-angle-sensor' }),
  ],
  ['audi q5 coolant bottle', part('coolant-reservoir', 'audi/q5', { near: 'radiator-cap' })],
  ['tahoe 2010 back door hydraulic', part('tailgate-strut', 'chevrolet/tahoe 2010')],
  ['telluride luggage bars', part('roof-rack', 'kia/telluride', { near: 'roof-box' })],
  [
    'bmw f10 rear pads',
    part('brake-pad-set-rear', 'bmw/5-series 2012', {
      near: 'brake-pad-set-front brake-pad-wear-sensor',
    }),
  ],
  [
    'gmc sierra upper arms both side',
    part('control-arm-upper', 'gmc/sierra', { near: 'control-arm-lower ball-joint-upper' }),
  ],
  ['h11 led bulb', listed('marketplaces/NN-77308', 'marketplaces/MK-2250')],
  [
    'battery operated air pump for tyres',
    orListed(listed('marketplaces/NN-77307'), 'shops/KMP-HWA'),
  ],
  [
    'cx9 2010 rear hub',
    part('wheel-hub-rear', 'mazda/cx-9 2010', { also: 'wheel-bearing', near: 'wheel-hub-front' }),
  ],
  ['patrol 4.8 fan coupling', part('fan-clutch', 'nissan/patrol 2005', { near: 'fan-blade' })],
  [
    'golf mk5 heater fan resistor',
    part('blower-resistor', 'volkswagen/golf 2006', { near: 'blower-motor' }),
  ],
  ['mg5 2022 headlight left', part('headlamp', 'mg/mg5 2022', { position: 'left' })],
  [
    'bmw 535 2012 gearbox',
    part('automatic-gearbox', 'bmw/5-series 2012', { near: 'torque-converter valve-body' }),
  ],
  [
    'w205 tail light right side',
    part('tail-lamp', 'mercedes-benz/c-class 2016', { position: 'right', near: 'tail-lamp-inner' }),
  ],
  ['ford edge 2012 ecm', part('engine-ecu', 'ford/edge 2012', { near: 'transmission-ecu' })],
  [
    'maxima 2018 full dash',
    part('dashboard-panel', 'nissan/maxima 2018', { near: 'dash-trim airbag-passenger' }),
  ],
  [
    'qx60 2016 passenger side mirror',
    part('door-mirror', 'infiniti/qx60 2016', {
      position: 'right',
      near: 'door-mirror-glass door-mirror-cover',
    }),
  ],
  ['touareg abs module', part('abs-actuator', 'volkswagen/touareg')],
  [
    'evoque driver door complete',
    part('door-front', 'land-rover/range-rover-evoque', { position: 'left', near: 'door-rear' }),
  ],
])
