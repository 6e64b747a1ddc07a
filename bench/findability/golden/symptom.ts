import { causes, of } from '../right.ts'

const mounts = 'engine-mount-right engine-mount-left engine-mount-front engine-mount-rear'
const racks = 'steering-rack-hydraulic steering-rack-electric'
const pads = 'brake-pad-set-front brake-pad-set-rear'
const discs = 'brake-disc-front brake-disc-rear'
const shocks = 'shock-absorber-front shock-absorber-rear'
const hubs = 'wheel-hub-front wheel-hub-rear'
const links = 'stabiliser-link-front stabiliser-link-rear'
const cooling = 'radiator radiator-cap radiator-fan-assembly radiator-fan-motor'

const overheats = (vehicle?: string) =>
  causes(
    `thermostat water-pump ${cooling} fan-clutch`,
    'coolant coolant-reservoir radiator-hose-upper radiator-hose-lower head-gasket fan-blade fan-control-module',
    'coolant-temperature-sensor thermostat-housing water-pump-gasket fan-shroud condenser-fan auxiliary-water-pump water-outlet water-pipe radiator-flush',
    vehicle,
  )
const warmAir = (vehicle?: string) =>
  causes(
    'ac-compressor condenser expansion-valve evaporator receiver-drier refrigerant',
    'ac-compressor-clutch ac-hose ac-pressure-switch radiator-fan-assembly radiator-fan-motor condenser-fan ac-compressor-control-valve ac-o-ring-kit blend-door-actuator heater-control-valve',
    'cabin-filter blower-motor blower-resistor relay fan-control-module evaporator-temperature-sensor ac-control-panel ac-compressor-oil',
    vehicle,
  )
const shakesAtIdle = (vehicle?: string) =>
  causes(
    `spark-plug ignition-coil ${mounts} throttle-body`,
    'fuel-injector mass-air-flow-sensor idle-control-valve gearbox-mount pcv-valve egr-valve vacuum-hose',
    'oxygen-sensor intake-manifold-gasket manifold-pressure-sensor fuel-system-cleaner throttle-body-gasket throttle-body-cleaner pcv-hose spark-plug-tube-seal carburettor',
    vehicle,
  )
const noStart = (vehicle?: string) =>
  causes(
    'battery starter-motor starter-solenoid',
    'battery-terminal battery-cable ignition-switch neutral-safety-switch alternator fuel-pump fuel-pump-module starter-brush-set',
    'relay crankshaft-position-sensor remote-key fuse-box fuse starter-bendix ignition-lock-cylinder push-start-button immobiliser-ring fuel-pump-control-module battery-charger jumper-cable',
    vehicle,
  )
const noCharge = (vehicle?: string) =>
  causes(
    'alternator alternator-regulator battery',
    'drive-belt battery-terminal alternator-pulley battery-cable alternator-rectifier',
    'belt-tensioner drive-belt-kit battery-sensor fuse',
    vehicle,
  )
const brakesSqueal = (vehicle?: string) =>
  causes(
    `${pads} ${discs}`,
    'brake-pad-fitting-kit brake-shoe-set brake-caliper-front brake-caliper-rear brake-pad-wear-sensor caliper-pin-kit',
    'brake-drum brake-caliper-repair-kit caliper-piston brake-dust-shield brake-shoe-adjuster brake-cleaner',
    vehicle,
  )
const hardSteering = (vehicle?: string) =>
  causes(
    `power-steering-pump ${racks} power-steering-fluid`,
    'power-steering-hose-pressure drive-belt steering-gearbox steering-rack-seal-kit power-steering-pump-seal-kit eps-motor eps-control-unit',
    'steering-intermediate-shaft power-steering-reservoir ball-joint-lower steering-column power-steering-hose-return steering-angle-sensor drive-belt-kit',
    vehicle,
  )
const knocksOnBumps = (vehicle?: string) =>
  causes(
    `${links} ${shocks} ball-joint-lower control-arm-bush-lower control-arm-lower strut-mount`,
    'stabiliser-bush-front stabiliser-bush-rear tie-rod-end ball-joint-upper control-arm-upper control-arm-bush-upper strut-bearing strut-assembly tension-rod-bush',
    'rack-end bump-stop steering-rack-bush coil-spring-front coil-spring-rear tension-rod tie-rod-assembly coil-spring-seat rear-control-arm trailing-arm-bush subframe-bush',
    vehicle,
  )

export const symptom = of('symptom', [
  ['engine overheating', overheats()],
  ['patrol temperature goes up in traffic', overheats('nissan/patrol')],
  ['الحرارة ترتفع عند الوقوف', overheats()],
  ['السيارة تحمي هايلكس', overheats('toyota/hilux')],
  ['gaadi garam ho rahi hai', overheats()],
  ['ac not cooling', warmAir()],
  ['camry ac blowing hot air', warmAir('toyota/camry')],
  ['المكيف ما يبرد باترول', warmAir('nissan/patrol')],
  ['المكيف يطلع هواء حار', warmAir()],
  ['mukayyif ma yibarrid', warmAir()],
  ['ac thanda nahi kar raha corolla', warmAir('toyota/corolla')],
  ['car shaking at idle', shakesAtIdle()],
  ['engine vibration when stopped altima', shakesAtIdle('nissan/altima')],
  ['رجة في المكينة والسيارة واقفة', shakesAtIdle()],
  ['السيارة ترج وهي واقفة كامري', shakesAtIdle('toyota/camry')],
  ['car not starting only click sound', noStart()],
  ['السيارة ما تشتغل', noStart()],
  ['gadi start nahi ho rahi', noStart()],
  ['sayara ma tishtaghil', noStart()],
  ['battery light on dashboard', noCharge()],
  ['battery not charging hilux', noCharge('toyota/hilux')],
  ['لمبة البطارية شغالة', noCharge()],
  ['brake noise squeaking', brakesSqueal()],
  ['صوت صفير عند الفرامل', brakesSqueal()],
  ['brake se awaz aati hai prado', brakesSqueal('toyota/prado')],
  [
    'steering wheel vibrates when braking',
    causes(
      discs,
      pads,
      'brake-caliper-front wheel-hub-front wheel-bearing brake-drum caliper-pin-kit tension-rod-bush',
    ),
  ],
  [
    'رجة في السكان عند الفرامل',
    causes(
      discs,
      pads,
      'brake-caliper-front wheel-hub-front wheel-bearing brake-drum caliper-pin-kit tension-rod-bush',
    ),
  ],
  [
    'brake pedal soft goes down',
    causes(
      'brake-master-cylinder brake-fluid',
      'brake-hose wheel-cylinder brake-caliper-front brake-caliper-rear abs-actuator brake-caliper-repair-kit brake-pipe',
      `brake-booster ${pads} bleeder-screw brake-fluid-reservoir brake-shoe-adjuster caliper-piston`,
    ),
  ],
  ['steering hard to turn', hardSteering()],
  ['السكان ثقيل باجيرو', hardSteering('mitsubishi/pajero')],
  ['knocking noise front suspension over bumps', knocksOnBumps()],
  ['صوت طقطقة عند المطبات', knocksOnBumps()],
  ['gadi ke aage se khat khat ki awaz', knocksOnBumps()],
  [
    'clicking noise when turning full lock',
    causes(
      'cv-joint-outer driveshaft',
      'cv-boot-outer cv-joint-inner',
      'wheel-bearing wheel-hub-front tie-rod-end',
    ),
  ],
  [
    'صوت طقطقة عند لف السكان',
    causes(
      'cv-joint-outer driveshaft',
      `cv-boot-outer strut-bearing ball-joint-lower tie-rod-end clock-spring cv-joint-inner`,
      `steering-intermediate-shaft rack-end strut-mount ${racks} strut-assembly coil-spring-seat`,
    ),
  ],
  [
    'humming noise from wheel at high speed',
    causes(
      `wheel-bearing ${hubs}`,
      'tyre',
      'differential-rear driveshaft centre-bearing driveshaft-bearing differential-front',
    ),
  ],
  [
    'blue smoke from exhaust',
    causes(
      'valve-stem-seal piston-ring-set',
      'turbocharger piston pcv-valve engine-gasket-kit turbo-cartridge',
      'engine-oil cylinder-head short-block engine-assembly head-gasket pcv-hose engine-flush',
    ),
  ],
  [
    'دخان ابيض من الشكمان',
    causes(
      'head-gasket',
      'engine-gasket-kit cylinder-head diesel-injector glow-plug turbocharger coolant turbo-cartridge egr-cooler',
      'cylinder-block egr-valve cylinder-head-bolt-set injector-repair-kit',
    ),
  ],
  [
    'oil leak from engine top',
    causes(
      'valve-cover-gasket',
      'valve-cover oil-filler-cap engine-gasket-kit spark-plug-tube-seal camshaft-seal',
      'head-gasket pcv-valve timing-cover timing-cover-gasket oil-filter-housing pcv-hose',
    ),
  ],
  [
    'تهريب زيت من تحت المكينة',
    causes(
      'oil-pan-gasket crankshaft-seal-rear crankshaft-seal-front oil-drain-plug drain-plug-washer',
      'oil-pan valve-cover-gasket oil-filter gasket-maker timing-cover-gasket oil-filter-housing',
      'oil-pressure-switch timing-cover engine-gasket-kit camshaft-seal',
    ),
  ],
  [
    'gear slipping automatic transmission',
    causes(
      'automatic-transmission-fluid transmission-filter valve-body shift-solenoid automatic-gearbox friction-plate-kit',
      'torque-converter cvt-fluid gearbox-overhaul-kit cvt-belt',
      'transmission-pan-gasket transmission-speed-sensor transmission-ecu transmission-oil-pan dual-clutch-kit',
    ),
  ],
  [
    'القير ينتع عند التعشيق',
    causes(
      'valve-body shift-solenoid automatic-transmission-fluid transmission-filter',
      `gearbox-mount ${mounts} automatic-gearbox torque-converter universal-joint friction-plate-kit gearbox-overhaul-kit`,
      'transmission-ecu neutral-safety-switch throttle-body cvt-fluid dual-clutch-kit cvt-belt differential-mount',
    ),
  ],
  [
    'high fuel consumption',
    causes(
      'oxygen-sensor mass-air-flow-sensor spark-plug air-filter',
      'fuel-injector ignition-coil thermostat throttle-body fuel-pressure-regulator catalytic-converter coolant-temperature-sensor',
      'fuel-filter manifold-pressure-sensor egr-valve purge-valve fuel-system-cleaner intake-air-temperature-sensor vacuum-hose carburettor throttle-body-cleaner',
    ),
  ],
  [
    'window not going up',
    causes(
      'window-motor window-regulator power-window-master-switch window-switch',
      'glass-run-channel',
      'door-glass fuse-box relay fuse',
    ),
  ],
  [
    'check engine light loss of power pickup nahi hai',
    causes(
      'air-filter fuel-filter spark-plug ignition-coil mass-air-flow-sensor throttle-body catalytic-converter fuel-pump',
      'oxygen-sensor fuel-injector turbocharger fuel-pump-module egr-valve diesel-filter knock-sensor camshaft-position-sensor crankshaft-position-sensor diesel-particulate-filter dpf-pressure-sensor turbo-actuator intercooler-hose vacuum-hose fuel-rail-pressure-sensor',
      'manifold-pressure-sensor intercooler clutch-kit accelerator-pedal turbo-cartridge intake-flap-actuator exhaust-temperature-sensor nox-sensor intake-air-temperature-sensor fuel-pump-strainer fuel-pump-control-module throttle-body-cleaner',
    ),
  ],
])
