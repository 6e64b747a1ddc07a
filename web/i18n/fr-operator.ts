import operator from './fr/operator.json' with { type: 'json' }

export default { operator }
