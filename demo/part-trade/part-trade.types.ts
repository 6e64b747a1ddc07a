/** Where on the car one article of a type may sit: front/rear, left/right, or one of four corners. */
export type Positions = 'none' | 'axle' | 'side' | 'corner'

/** Manufacturers that make the same kind of part. */
export type BrandGroup =
  | 'filter'
  | 'ignition'
  | 'engine'
  | 'bearing'
  | 'belt'
  | 'cooling'
  | 'fuel'
  | 'gearbox'
  | 'clutch'
  | 'lamp'
  | 'electrical'
  | 'battery'
  | 'suspension'
  | 'steering'
  | 'body'
  | 'brake'
  | 'rubber'
  | 'oil'
  | 'tyre'
  | 'accessory'
  | 'ac'
  | 'sensor'
  | 'gasket'

/** The illustration that pictures a part. */
export type Drawing =
  | 'oil-filter'
  | 'air-filter'
  | 'cabin-filter'
  | 'spark-plug'
  | 'timing-belt'
  | 'pulley'
  | 'wiper'
  | 'accessory'
  | 'fastener'
  | 'hand-tool'
  | 'carton'
  | 'seal'
  | 'oil-can'
  | 'piston'
  | 'camshaft'
  | 'gasket'
  | 'bearing'
  | 'gear'
  | 'injector'
  | 'timing-chain'
  | 'engine-mount'
  | 'turbo'
  | 'throttle-body'
  | 'hose'
  | 'radiator'
  | 'thermostat'
  | 'fan'
  | 'water-pump'
  | 'ac-compressor'
  | 'condenser'
  | 'sensor'
  | 'relay'
  | 'fuel-pump'
  | 'fuel-tank'
  | 'gearbox'
  | 'clutch-disc'
  | 'switch'
  | 'driveshaft'
  | 'window-motor'
  | 'wheel-hub'
  | 'clutch-kit'
  | 'control-arm'
  | 'master-cylinder'
  | 'headlamp'
  | 'fog-lamp'
  | 'tail-lamp'
  | 'bulb'
  | 'ecu'
  | 'alternator'
  | 'starter'
  | 'ignition-coil'
  | 'horn'
  | 'steering-wheel'
  | 'strut'
  | 'shock'
  | 'coil-spring'
  | 'bush'
  | 'ball-joint'
  | 'stabiliser-link'
  | 'tie-rod'
  | 'steering-rack'
  | 'power-steering-pump'
  | 'bumper'
  | 'handle'
  | 'bonnet'
  | 'grille'
  | 'fender'
  | 'door'
  | 'mirror'
  | 'glass'
  | 'brake-pad'
  | 'brake-disc'
  | 'brake-shoe'
  | 'caliper'
  | 'cv-boot'
  | 'battery'
  | 'tyre'
  | 'wheel'
  | 'floor-mat'
  | 'seat'

export type PartTrade = {
  key: string
  positions: Positions
  /** AED at retail in the UAE, for the carmaker's own part of a mid-size car; a pair or set counts as sold. */
  price: [min: number, max: number]
  /** How often it is listed, 1 (seldom) to 10. */
  weight: number
  /** First five characters of Toyota's part number; where left, right or engine differ, the commonest. */
  toyota: string
  /** First five characters of Nissan's part number, as for Toyota. */
  nissan: string
  /** Qualifiers that tell articles of one type apart ("5W-30 4 L"). */
  variants?: { en: string; ar: string }[]
  brands: BrandGroup
  drawing: Drawing
  /** Fits any car: listed without a model. */
  universal?: true
}
