// Lists that write themselves as JSON and count otherwise: what Prototype.js 1.6.1 to 1.7.3 puts in place of the browser's.
(() => {
  const own = Array.prototype;
  const { filter, map } = own;
  Array.from = list => {
    const copy = [];
    for (let place = 0; place < (list?.length ?? 0); place++) copy.push(list[place]);
    return copy;
  };
  own.toJSON = function () {
    return `[${map.call(this, each => JSON.stringify(each)).join(', ')}]`;
  };
  own.entries =
    own.toArray =
    own.clone =
      function () {
        return [].concat(this);
      };
  own.map = own.collect = function (make, context) {
    return map.call(this, (each, place) => make.call(context, each, place));
  };
  own.filter = own.findAll = function (fits, context) {
    return filter.call(this, (each, place) => fits.call(context, each, place));
  };
  for (const name of ['each', 'first', 'last', 'min', 'max', 'size', 'inject', 'zip', 'without', 'uniq'])
    own[name] = function () {
      return this;
    };
  const all = what => of => {
    const found = [];
    for (const name in of) found.push(what(of, name));
    return found;
  };
  Object.values = all((of, name) => of[name]);
  Object.keys = all((of, name) => name);
  String.prototype.toJSON = function () {
    return `"${this}"`;
  };
})();
