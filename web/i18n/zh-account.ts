import account from './zh/account.json' with { type: 'json' }
import login from './zh/login.json' with { type: 'json' }
import register from './zh/register.json' with { type: 'json' }

export default { login, register, account }
