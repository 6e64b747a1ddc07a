import offline from './en/offline.json' with { type: 'json' }

export default { offline }
