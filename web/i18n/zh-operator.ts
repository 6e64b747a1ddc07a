import operator from './zh/operator.json' with { type: 'json' }

export default { operator }
