import offline from './zh/offline.json' with { type: 'json' }

export default { offline }
