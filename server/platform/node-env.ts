// React chooses its build by NODE_ENV when it is loaded, so this stands before every other import.
process.env.NODE_ENV ||= 'production'
