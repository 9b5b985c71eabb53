import { readSkills } from './skill';

export const programmingLanguageSkills = readSkills(`
[programming-languages]
javascript ; h ; JavaScript, Java Script, JS, ECMAScript, ES6, ES2015, JavaScript ES6, vanilla JS, vanilla JavaScript, lenguaje JavaScript ; JavaScript, Java Script, JS, ECMAScript, ES6, ES2015, JavaScript ES6, vanilla JS, vanilla JavaScript ; typescript, html, css, node-js ; java
typescript ; h ; TypeScript, Type Script, TS, lenguaje TypeScript ; TypeScript, Type Script, TS ; javascript, node-js, angular ;
java ; h ; Java, lenguaje Java, Java 8, Java 11, Java 17, Java 21, Core Java, Java SE, J2SE, JDK, programación en Java ; Java, Java 8, Java 11, Java 17, Java 21, Core Java, Java SE, J2SE, JDK, Java programming ; spring-boot, jakarta-ee, maven, kotlin ; javascript
python ; h ; Python, Python 3, Python3, lenguaje Python, programación en Python ; Python, Python 3, Python3, Python programming, Python scripting ; django, pandas, flask, sql ;
c-language ; h ; lenguaje C, C, ANSI C, programación en C, C99 ; C language, C, ANSI C, C programming, C programming language, C99 ; cpp, embedded-systems, linux ; cpp, csharp, objective-c
cpp ; h ; C++, CPP, C plus plus, C++11, C++14, C++17, C++20, C/C++, lenguaje C++ ; C++, CPP, C plus plus, C++11, C++14, C++17, C++20, C/C++, C++ programming ; c-language, qt, embedded-systems ; c-language, csharp
csharp ; h ; C#, C Sharp, CSharp, Visual C#, lenguaje C# ; C#, C Sharp, CSharp, Visual C#, C# programming ; dotnet, asp-net, visual-studio, unity ; c-language, cpp
php ; h ; PHP, PHP 7, PHP 8, PHP7, PHP8, lenguaje PHP ; PHP, PHP 7, PHP 8, PHP7, PHP8 ; laravel, symfony, mysql, wordpress ;
ruby ; h ; Ruby, lenguaje Ruby ; Ruby, Ruby language, Ruby programming ; ruby-on-rails ; ruby-on-rails
go-language ; h ; Go (lenguaje), Golang, Go, lenguaje Go, Go Lang ; Go (language), Golang, Go, Go Lang, Go programming ; kubernetes, docker, microservices ;
rust-language ; h ; Rust (lenguaje), Rust, lenguaje Rust, Rust Lang ; Rust (language), Rust, Rust Lang, Rust programming ; cpp, webassembly ;
swift-language ; h ; Swift (lenguaje), Swift, lenguaje Swift, Swift 5 ; Swift (language), Swift, Swift 5, Swift programming ; swiftui, ios-development, objective-c ;
kotlin ; h ; Kotlin, lenguaje Kotlin ; Kotlin, Kotlin language ; android-development, java, jetpack-compose ;
objective-c ; h ; Objective-C, ObjC, Obj-C ; ; ios-development, swift-language ; c-language
scala ; h ; Scala, lenguaje Scala ; Scala, Scala language ; apache-spark, java ;
r-language ; h ; lenguaje R, R, programación en R, R (lenguaje), R estadístico, R programming, R project ; R language, R, R programming, R statistical software, R project ; rstudio, statistics, ggplot2, tidyverse ;
perl ; h ; Perl, Perl 5, lenguaje Perl ; Perl, Perl 5, Perl scripting ; bash-scripting, linux ;
dart ; h ; Dart, lenguaje Dart ; Dart, Dart language ; flutter ;
elixir ; h ; Elixir, lenguaje Elixir ; Elixir, Elixir language ; phoenix-framework, erlang ;
erlang ; h ; Erlang, Erlang/OTP ; ; elixir ;
haskell ; h ; Haskell ; ; functional-programming ;
clojure ; h ; Clojure ; ; functional-programming, java ;
clojurescript ; t ; ClojureScript ; ; clojure ;
fsharp ; h ; F#, F Sharp, FSharp ; ; dotnet, functional-programming ; csharp
ocaml ; h ; OCaml ; ; functional-programming ;
lisp ; h ; Lisp ; ; functional-programming, clojure ; autolisp
common-lisp ; t ; Common Lisp ; ; lisp ;
scheme-language ; h ; Scheme (lenguaje), lenguaje Scheme ; Scheme (language) ; lisp ;
groovy ; h ; Groovy, Apache Groovy ; ; java, gradle, jenkins ;
lua ; h ; Lua, lenguaje Lua ; Lua, Lua scripting ; game-development ;
luau ; t ; Luau ; ; lua ;
julia-language ; h ; Julia (lenguaje), lenguaje Julia ; Julia (language) ; scientific-computing, r-language ;
matlab ; t ; MATLAB, Mathworks MATLAB ; ; simulink, scientific-computing, signal-processing ;
octave ; t ; GNU Octave, Octave ; ; matlab ;
fortran ; h ; Fortran, Fortran 90, Fortran 77 ; ; scientific-computing ;
cobol ; h ; COBOL, Mainframe COBOL ; ; mainframe, jcl, db2 ;
jcl ; h ; JCL, Job Control Language ; ; mainframe, cobol ;
rpg-language ; h ; RPG (lenguaje), RPG ILE, RPGLE, RPG IV, RPG/400 ; RPG (language), RPG ILE, RPGLE, RPG IV, RPG/400 ; ibm-i ;
pli-language ; h ; PL/I, PL1 ; ; mainframe ; pl-sql
abap ; h ; ABAP, SAP ABAP, ABAP/4, ABAP OO, ABAP Objects, programación ABAP ; ABAP, SAP ABAP, ABAP/4, ABAP OO, ABAP Objects, ABAP programming, ABAP development ; sap, sap-fiori, sap-hana ;
visual-basic ; h ; Visual Basic, Visual Basic 6, VB6, VB 6.0 ; ; vba, vb-net ; vb-net
vb-net ; h ; VB.NET, Visual Basic .NET, VB NET ; ; dotnet, csharp ; visual-basic
vba ; h ; VBA, Visual Basic for Applications, macros VBA, VBA Excel, Excel VBA, programación de macros, macros de Excel, macros ; VBA, Visual Basic for Applications, VBA macros, Excel VBA, Excel macros, macro programming, macros ; excel, access ; visual-basic
delphi ; h ; Delphi, Object Pascal, Embarcadero Delphi, Borland Delphi ; ; pascal ;
pascal ; h ; Pascal, Turbo Pascal ; ; delphi ;
assembly-language ; h ; ensamblador (lenguaje), lenguaje ensamblador, assembler, lenguaje máquina ; assembly language, assembler, x86 assembly, ARM assembly ; embedded-systems, c-language ;
bash-scripting ; h ; Bash, scripting Bash, shell scripting, shell script, scripts de shell, shell, programación shell, Unix shell, scripting en shell ; Bash, Bash scripting, shell scripting, shell script, shell scripts, shell, Unix shell, Bourne shell ; linux, perl, python ;
powershell ; h ; PowerShell, Windows PowerShell, scripting PowerShell ; PowerShell, Windows PowerShell, PowerShell scripting ; windows-server, active-directory ;
batch-scripting ; h ; scripts batch, ficheros batch, archivos .bat ; batch scripting, batch files, Windows batch ; windows, powershell ;
sql ; h ; SQL, lenguaje SQL, consultas SQL, Structured Query Language, ANSI SQL, SQL avanzado ; SQL, SQL queries, SQL querying, Structured Query Language, ANSI SQL, advanced SQL ; relational-databases, mysql, postgresql, sql-server ; nosql, sql-server, mysql
pl-sql ; h ; PL/SQL, PLSQL, PL SQL, Oracle PL/SQL ; ; oracle-database, sql ; pli-language, t-sql
t-sql ; h ; T-SQL, TSQL, Transact-SQL ; ; sql-server, sql ; pl-sql
html ; h ; HTML, HTML5, HTML 5, HTML4, lenguaje HTML, maquetación HTML ; HTML, HTML5, HTML 5, HTML4, HTML coding ; css, javascript, web-accessibility ; xml
css ; h ; CSS, CSS3, CSS 3, hojas de estilo, hojas de estilo en cascada ; CSS, CSS3, CSS 3, Cascading Style Sheets, style sheets ; html, sass, responsive-design, tailwind ;
sass ; t ; Sass, SCSS, Sass/SCSS ; ; css, less-css ; saas
less-css ; t ; Less CSS, LessCSS, Less.js ; ; css, sass ;
xml ; h ; XML, lenguaje XML ; XML ; xslt, json ; html
xslt ; h ; XSLT, XSL ; ; xml ;
xpath ; h ; XPath ; ; xml, xslt ;
xquery ; h ; XQuery ; ; xml, xslt ;
json ; h ; JSON, formato JSON ; JSON, JSON format ; rest-apis, xml ; javascript
yaml ; h ; YAML, ficheros YAML ; YAML, YAML files ; json, kubernetes, ansible ;
markdown ; h ; Markdown ; ; technical-documentation ;
latex ; t ; LaTeX, TeX ; ; scientific-writing ;
overleaf ; t ; Overleaf ; ; latex ;
bibtex ; t ; BibTeX ; ; latex ;
solidity ; h ; Solidity ; ; smart-contracts, ethereum ;
apex ; h ; Apex (Salesforce), Salesforce Apex, lenguaje Apex ; Apex (Salesforce), Salesforce Apex, Apex code ; salesforce-development ; oracle-apex
actionscript ; h ; ActionScript, ActionScript 3, AS3 ; ; adobe-animate ;
coffeescript ; h ; CoffeeScript ; ; javascript ;
prolog ; h ; Prolog ; ; artificial-intelligence ;
vhdl ; h ; VHDL ; ; fpga, verilog ;
verilog ; h ; Verilog, Verilog HDL ; ; fpga, vhdl ;
systemverilog ; t ; SystemVerilog, System Verilog ; ; verilog ;
zig ; h ; Zig (lenguaje), lenguaje Zig ; Zig (language) ; c-language ;
webassembly ; h ; WebAssembly, WASM ; ; rust-language, javascript ;
regular-expressions ; h ; expresiones regulares, regex, regexp ; regular expressions, regex, regexp ; python, perl ;
graphql ; h ; GraphQL, Graph QL, API GraphQL ; GraphQL, Graph QL, GraphQL API, GraphQL APIs ; apollo-graphql, rest-apis ;
dax ; h ; DAX (Power BI), lenguaje DAX, DAX, Data Analysis Expressions ; DAX (Power BI), DAX language, DAX, Data Analysis Expressions ; power-bi ;
cuda ; h ; CUDA, NVIDIA CUDA, programación GPU ; CUDA, NVIDIA CUDA, GPU programming ; cpp, deep-learning ;
opencl ; h ; OpenCL ; ; cuda ; opengl
apl-progress ; h ; Progress OpenEdge, Progress 4GL, OpenEdge ABL ; ; relational-databases ;
genexus ; t ; GeneXus ; ; low-code ;
xplusplus ; h ; X++, lenguaje X++ ; X++, X++ language ; dynamics-365 ; cpp
al-language ; h ; lenguaje AL, C/AL, AL de Business Central ; AL language, C/AL, Business Central AL ; business-central ;
smalltalk ; h ; Smalltalk, Pharo ; ; object-oriented-programming ;
tcl ; h ; Tcl, Tcl/Tk ; ; bash-scripting ;
foxpro ; h ; Visual FoxPro, FoxPro ; ; relational-databases ;
power-fx ; h ; Power Fx, PowerFx ; ; power-apps ;
gdscript ; h ; GDScript ; ; godot ;
`);
