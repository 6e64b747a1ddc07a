import callbacks from './zh/callbacks.json' with { type: 'json' }
import chat from './zh/chat.json' with { type: 'json' }
import favourites from './zh/favourites.json' with { type: 'json' }
import notifications from './zh/notifications.json' with { type: 'json' }

export default { favourites, callbacks, chat, notifications }
