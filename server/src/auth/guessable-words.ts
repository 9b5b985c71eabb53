/**
 * Words that a guesser of Spanish passwords tries first, alone and with numbers or signs around them; without accents,
 * as they are compared. Lists made elsewhere know the English ones.
 */
export const guessableWords: ReadonlySet<string> = new Set(
  `
  contrasena contrasenya contrasenia clave claves secreto secreta miclave micontrasena
  acceso entrar usuario usuaria administrador bienvenido bienvenida bienvenidos cambiame cambiar
  prueba pruebas temporal invitado ejemplo sistema servidor ordenador computadora correo
  trayecto curriculum curriculo curriculums vitae empleo trabajo trabajos trabajar oficina empresa carrera
  hola holahola holamundo adios gracias teamo teamomucho teamoo tequiero tequieromucho tkm tqm amor amores
  amorcito amoreterno miamor mivida vida corazon corazones cielo besos abrazo felicidad feliz alegria
  paz libertad esperanza suerte fortuna milagro angel angeles angelito dios diosesamor jesus jesucristo
  jesusteamo cristo maria virgen familia mifamilia hijos hija hijo mama papa mamaypapa abuela abuelo hermano
  hermana amigo amiga amigos amigas novio novia princesa princesita principe reina reyes bebe bebita bebito
  guapa guapo bonita bonito hermosa hermoso preciosa linda lindo gordo gorda flaca negra negrita morena rubia
  estrella estrellas estrellita luna lunita sol girasol mariposa mariposas flor flores rosa rosas margarita
  conejo conejito gato gatito gatita perro perrito perrita caballo delfin tigre tigres leon lobo aguila
  dragon pantera tortuga pollito osito oso raton elefante
  verano invierno primavera otono enero febrero marzo abril mayo junio julio agosto septiembre setiembre
  octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo navidad
  rojo azul verde amarillo blanco negro morado naranja violeta dorado rojoyblanco azulgrana
  chocolate caramelo fresa fresas manzana platano sandia tequila cerveza tortilla paella cafe galleta
  futbol futbolista baloncesto balon campeon campeones barcelona barca forcabarca visca viscabarca visselbarca
  realmadrid halamadrid madrid madridista atletico atleti sevilla betis valencia athletic zaragoza malaga
  boca bocajuniors riverplate river racing independiente sanlorenzo chivas america cruzazul pumas
  millonarios nacional colocolo penarol alianza cristiano ronaldo messi maradona ronaldinho
  espana mexico argentina colombia venezuela peru chile ecuador bolivia uruguay paraguay cuba guatemala
  panama honduras nicaragua andalucia galicia asturias canarias cataluna euskadi
  alejandro alejandra andrea andres antonio antonia beatriz camila camilo carlos carolina catalina cecilia
  claudia cristian cristina daniel daniela david diana diego eduardo elena enrique esteban estefania
  fernanda fernando francisco francisca gabriel gabriela gloria gonzalo guillermo hector ignacio isabel
  isabella ivan javier jimena jorge jose josefa juan juana juanito julia julian juliana laura leonardo
  lorena lorenzo lucia luciana luis luisa manuel manuela marcela marcelo marcos margarita mariana mario
  marta martin martina mateo mauricio mercedes miguel monica natalia nicolas nicole pablo paloma paola
  patricia patricio paula pedro pilar rafael ramon raquel raul ricardo roberto rodrigo rosario ruben
  samantha samuel sandra santiago sara sebastian sergio silvia sofia susana teresa tomas valentina valeria
  vanessa veronica vicente victor victoria ximena yolanda
  garcia rodriguez gonzalez fernandez lopez martinez sanchez perez gomez martin jimenez hernandez ruiz diaz
  moreno munoz alvarez romero gutierrez alonso navarro torres dominguez ramos vazquez ramirez gil serrano
  blanco molina morales suarez ortega delgado castro ortiz rubio marin sanz iglesias medina garrido
  abecedario
  `.match(/\S{4,}/g),
);
