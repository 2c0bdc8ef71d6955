// `import` for the bundle: code that comes from the cache cannot call it on Node 20.
module.exports = (name) => import(name);
