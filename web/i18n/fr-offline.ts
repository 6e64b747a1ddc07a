import offline from './fr/offline.json' with { type: 'json' }

export default { offline }
