import operator from './ar/operator.json' with { type: 'json' }

export default { operator }
