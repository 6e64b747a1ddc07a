import account from './fr/account.json' with { type: 'json' }
import login from './fr/login.json' with { type: 'json' }
import register from './fr/register.json' with { type: 'json' }

export default { login, register, account }
