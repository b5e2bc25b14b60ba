// Every object with methods of its own, as scripts of the years before 2008 gave them.
for (const name of ['extend', 'each', 'clone', 'size', 'keys', 'values', 'list', 'fields', 'merge', 'map', 'inherits'])
  Object.prototype[name] = function () {
    return this;
  };
