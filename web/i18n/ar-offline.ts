import offline from './ar/offline.json' with { type: 'json' }

export default { offline }
