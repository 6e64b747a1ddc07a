import callbacks from './fr/callbacks.json' with { type: 'json' }
import chat from './fr/chat.json' with { type: 'json' }
import favourites from './fr/favourites.json' with { type: 'json' }
import notifications from './fr/notifications.json' with { type: 'json' }

export default { favourites, callbacks, chat, notifications }
