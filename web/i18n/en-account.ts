import account from './en/account.json' with { type: 'json' }
import login from './en/login.json' with { type: 'json' }
import register from './en/register.json' with { type: 'json' }

export default { login, register, account }
