export {
  type DatabaseContext,
  describeOnEachDatabase,
  describeOnEmbedded,
  describeOnEmbeddedFirst,
  describeOnPostgres,
  type TestPlace,
} from './describe-on-each-database';
