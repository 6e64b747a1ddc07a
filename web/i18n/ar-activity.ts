import callbacks from './ar/callbacks.json' with { type: 'json' }
import chat from './ar/chat.json' with { type: 'json' }
import favourites from './ar/favourites.json' with { type: 'json' }
import notifications from './ar/notifications.json' with { type: 'json' }

export default { favourites, callbacks, chat, notifications }
