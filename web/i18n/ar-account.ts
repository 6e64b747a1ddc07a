import account from './ar/account.json' with { type: 'json' }
import login from './ar/login.json' with { type: 'json' }
import register from './ar/register.json' with { type: 'json' }

export default { login, register, account }
