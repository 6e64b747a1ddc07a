import operator from './en/operator.json' with { type: 'json' }

export default { operator }
